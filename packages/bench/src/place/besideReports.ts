import type { Figure } from '../figures.ts'
import { placeOnTwoSides } from './twoSides.ts'

const note = 'insert into report_changes (order_id) select id from added;'
const withoutReports = `do $$
  declare counting text := pg_get_functiondef('count_new_orders'::regproc);
  begin
    if position('${note}' in counting) = 0 then raise exception 'count_new_orders notes nothing for reports'; end if;
    execute replace(counting, '${note}', '');
  end $$`

/** What the sums of reports cost while orders are placed: nothing is noted, so nothing is summed, on the plain side. */
export const placeBesideReports = (): Promise<Figure> =>
  placeOnTwoSides(
    {
      bench: 'place',
      what: 'orders placed, 16 at a time, with the sums of reports to without',
      bound: { atLeast: 0.95 },
    },
    { plain: { sql: withoutReports }, other: { sql: 'select 1' } },
  )
