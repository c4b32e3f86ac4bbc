/** For searching: Arabic is written with and without diacritics, and with several forms of alef. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLocaleLowerCase()
