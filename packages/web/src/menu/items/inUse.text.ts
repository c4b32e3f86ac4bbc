import { texts } from '../../kernel/text/texts.ts'

export const inUseText = texts({
  title: { en: '“{name}” is still in use', ar: '«{name}» ما زال مستخدمًا' },
  has: {
    en: {
      one: '{count} item uses it. It can be deleted once no item uses it.',
      other: '{count} items use it. It can be deleted once no item uses it.',
    },
    ar: {
      zero: 'لا يرتبط به أي صنف.',
      one: 'يرتبط به صنف واحد. يمكن حذفه متى لم يبقَ له أي صنف.',
      two: 'يرتبط به صنفان. يمكن حذفه متى لم يبقَ له أي صنف.',
      few: 'ترتبط به {count} أصناف. يمكن حذفه متى لم يبقَ له أي صنف.',
      many: 'يرتبط به {count} صنفًا. يمكن حذفه متى لم يبقَ له أي صنف.',
      other: 'يرتبط به {count} صنف. يمكن حذفه متى لم يبقَ له أي صنف.',
    },
  },
  within: {
    en: {
      one: '{count} item is in it. Move or delete it first.',
      other: '{count} items are in it. Move or delete them first.',
    },
    ar: {
      zero: 'لا يضم أي صنف.',
      one: 'يضم صنفًا واحدًا. انقله أو احذفه أولًا.',
      two: 'يضم صنفين. انقلهما أو احذفهما أولًا.',
      few: 'يضم {count} أصناف. انقلها أو احذفها أولًا.',
      many: 'يضم {count} صنفًا. انقلها أو احذفها أولًا.',
      other: 'يضم {count} صنف. انقلها أو احذفها أولًا.',
    },
  },
  list: { en: 'Items that use it', ar: 'الأصناف المرتبطة به' },
  more: {
    en: { one: 'and {count} more that is not listed', other: 'and {count} more that are not listed' },
    ar: {
      zero: '',
      one: 'وصنف آخر غير مذكور',
      two: 'وصنفان آخران غير مذكورين',
      few: 'و{count} أصناف أخرى غير مذكورة',
      many: 'و{count} صنفًا آخر غير مذكور',
      other: 'و{count} صنف آخر غير مذكور',
    },
  },
})
