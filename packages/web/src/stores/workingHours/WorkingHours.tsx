import { Button } from '@mantine/core'
import { weekDayName } from '@sufra/contract/kernel/week'
import { stores } from '@sufra/contract/stores/stores'
import { type WorkingHour, workingHours } from '@sufra/contract/stores/workingHours'
import { IconCalendarWeek, IconClockOff } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { EndTime } from '../../kernel/display/EndTime.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { InlineRows } from '../../kernel/inline/InlineRows.tsx'
import { useInlineRows } from '../../kernel/inline/useInlineRows.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { ShiftEditor } from './ShiftEditor.tsx'
import { useShiftName } from './shift.ts'
import { Week } from './Week.tsx'
import { workingHoursText } from './workingHours.text.ts'

const ApplyAllDialog = late(() => import('./ApplyAllDialog.tsx'))

const idOf = ({ id }: WorkingHour) => id

export function WorkingHours({ storeId }: { storeId: number }) {
  const t = useText(workingHoursText)
  const { language } = useLanguage()
  const canWrite = useSession().can(workingHours.save)
  const nameOf = useShiftName()
  const state = useInlineRows()
  const [applying, setApplying] = useState(false)
  const query = useOperation(workingHours.list, { params: { id: storeId } })
  const remove = useConfirmed(workingHours.remove, {
    // Whether a store is open depends on its hours.
    invalidates: [workingHours.list, stores.list, stores.listOf, stores.show],
  })
  const shifts = query.data?.storeHours

  const drop = (shift: WorkingHour) => {
    const question = {
      title: t('ask'),
      text: t('askText', { shift: nameOf(shift) }),
      action: t('remove'),
      danger: true,
      success: t('removed', { shift: nameOf(shift) }),
    }
    void remove.run(question, { params: { id: shift.id } })
  }
  return (
    <>
      <InlineRows
        title={t('hours')}
        columns={[
          { key: 'number', head: t('number'), cell: (_, index) => index + 1, card: 'none' },
          {
            key: 'day',
            head: t('day'),
            cell: ({ week_day }) => weekDayName(week_day, language),
            card: 'title',
          },
          { key: 'start', head: t('start'), cell: ({ start_time }) => <Ltr>{start_time}</Ltr> },
          {
            key: 'end',
            head: t('end'),
            cell: (shift) => <EndTime {...shift} />,
          },
        ]}
        query={query}
        rows={shifts}
        idOf={idOf}
        nameOf={nameOf}
        state={state}
        editor={(shift) => (
          <ShiftEditor
            key={shift?.id ?? 'new'}
            storeId={storeId}
            shift={shift}
            number={(shift && shifts ? shifts.indexOf(shift) : (shifts?.length ?? 0)) + 1}
            onClose={state.close}
          />
        )}
        addLabel={t('add')}
        actions={
          <Button
            variant="default"
            leftSection={<IconCalendarWeek size={18} stroke={1.6} aria-hidden />}
            disabled={state.edited !== null || !shifts}
            onClick={() => setApplying(true)}
          >
            {t('applyAll')}
          </Button>
        }
        canWrite={canWrite}
        onRemove={drop}
        empty={{
          icon: <IconClockOff size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
      />
      {shifts && shifts.length > 0 && <Week shifts={shifts} />}
      <Suspense>
        {applying && shifts && (
          <ApplyAllDialog storeId={storeId} shifts={shifts} onClose={() => setApplying(false)} />
        )}
      </Suspense>
    </>
  )
}
