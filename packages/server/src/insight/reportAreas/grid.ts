import { mostDots, placeStep } from '@sufra/contract/insight/reportAreas'

/** What was delivered to a square of the finest grid, by its place on it. */
interface Cell {
  readonly x: number
  readonly y: number
  readonly orders: number
  readonly revenue: number
}

/** Qatar, in squares: what lies outside was put there by mistake, and would shrink the map. */
const isInQatar = ({ x, y }: Cell) => x >= 5060 && x <= 5180 && y >= 2440 && y <= 2630

function joined(cells: readonly Cell[], width: number): Cell[] {
  const squares = Map.groupBy(cells, ({ x, y }) => `${Math.floor(x / width)},${Math.floor(y / width)}`)
  const sum = (of: readonly Cell[], amount: (cell: Cell) => number) =>
    of.reduce((total, cell) => total + amount(cell), 0)
  return [...squares].map(([key, of]) => {
    const [x, y] = key.split(',').map(Number) as [number, number]
    return { x, y, orders: sum(of, ({ orders }) => orders), revenue: sum(of, ({ revenue }) => revenue) }
  })
}

const degrees = (steps: number) => Number((steps * placeStep).toFixed(4))

/** Cells as dots, in squares as wide as it takes for few of them. */
export function gridOf(all: readonly Cell[], most: number = mostDots) {
  const cells = all.filter((cell) => cell.orders > 0 && isInQatar(cell))
  let width = 1
  let squares = joined(cells, width)
  while (squares.length > most) {
    width *= 2
    squares = joined(cells, width)
  }
  return {
    step: degrees(width),
    located: cells.reduce((total, { orders }) => total + orders, 0),
    dots: squares
      .map(({ x, y, orders, revenue }) => ({
        latitude: degrees((y + 0.5) * width),
        longitude: degrees((x + 0.5) * width),
        orders,
        revenue,
      }))
      .sort(
        (one, other) =>
          other.orders - one.orders || other.revenue - one.revenue || one.latitude - other.latitude,
      ),
  }
}
