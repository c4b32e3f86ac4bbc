export const weekDays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
type WeekDay = (typeof weekDays)[number]

/** An end before the start is after midnight. */
export type WorkingHour = { week_day: WeekDay; start_time: string; end_time: string }

type Shift = readonly [start: string, end: string]

const week = (usual: Shift[], special: Partial<Record<WeekDay, Shift[]>> = {}): WorkingHour[] =>
  weekDays.flatMap((week_day) =>
    (special[week_day] ?? usual).map(([start_time, end_time]) => ({ week_day, start_time, end_time })),
  )

export const hourPlans = {
  day: week([['10:00', '23:00']], { Friday: [['13:00', '23:30']] }),
  split: week(
    [
      ['11:00', '15:30'],
      ['17:30', '23:30'],
    ],
    { Friday: [['13:00', '23:45']] },
  ),
  late: week([['11:30', '01:00']], { Thursday: [['11:30', '02:30']], Friday: [['13:00', '02:30']] }),
  cafe: week([['06:00', '23:00']], {
    Friday: [
      ['06:00', '11:00'],
      ['13:00', '23:30'],
    ],
  }),
  early: week(
    [
      ['05:30', '13:30'],
      ['15:30', '22:00'],
    ],
    {
      Friday: [
        ['05:30', '11:00'],
        ['15:00', '22:30'],
      ],
    },
  ),
  office: week([['08:00', '18:00']], { Friday: [], Saturday: [['10:00', '16:00']] }),
  evening: week([['15:00', '03:00']], { Saturday: [['15:00', '01:00']] }),
}
