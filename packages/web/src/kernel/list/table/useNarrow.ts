import { useMediaQuery } from '@mantine/hooks'

/** Whether rows are cards. Also for tablets: cards are easier to read than a table that scrolls sideways. */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 68em)', undefined, { getInitialValueInEffect: false })
