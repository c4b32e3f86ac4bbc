import { texts } from '../text/texts.ts'

export const imageFieldText = texts({
  choosePicture: { en: 'Choose picture', ar: 'اختيار صورة' },
  changePicture: { en: 'Change picture', ar: 'تغيير الصورة' },
  undoPicture: { en: 'Keep the old one', ar: 'الإبقاء على السابقة' },
  dropPicture: { en: 'or drop one here', ar: 'أو أفلتها هنا' },
  pictureHint: {
    en: 'JPEG, PNG, GIF or BMP up to 10 MB, kept at up to {width}×{height} px',
    ar: 'JPEG أو PNG أو GIF أو BMP حتى 10 ميغابايت، تُحفظ بمقاس أقصاه {width}×{height} بكسل',
  },
})
