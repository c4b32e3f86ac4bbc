"""Delivery areas, and the squares on the map that positions are kept by."""

from collections import defaultdict
from decimal import Decimal

from orders import chosen, half_up, share

MOST_DOTS = 500


def areas(orders, _tables, question):
    groups = defaultdict(list)
    for order in chosen(orders, question):
        if not order.dead:
            groups[order.row["area_id"] or 0].append(order)
    count = sum(len(of) for of in groups.values())
    rows = {}
    for area, of in groups.items():
        revenue = sum(order.total for order in of)
        rows[str(area)] = {
            "orders": len(of),
            "revenue": revenue,
            "share": share(len(of), count),
            "average": int(half_up(Decimal(revenue) / len(of))),
            "delivery": sum(order.row["catering_delivery_fees"] for order in of),
        }
    return {
        "figures": {
            "areas": sum(area != 0 for area in groups),
            **{key: sum(row[key] for row in rows.values()) for key in ("orders", "revenue", "delivery")},
        },
        "areas": rows,
        "map": dots([order for of in groups.values() for order in of]),
    }


def dots(orders):
    """Squares of a hundredth of a degree, or wider ones by doubling, until there are few."""
    cells = defaultdict(lambda: [0, 0])
    for order in orders:
        if order.row["latitude"] is None:
            continue
        y, x = (int(Decimal(str(order.row[side])) * 100 // 1) for side in ("latitude", "longitude"))
        if 2440 <= y <= 2630 and 5060 <= x <= 5180:
            cells[y, x][0] += 1
            cells[y, x][1] += order.total
    width = 1
    while True:
        squares = defaultdict(lambda: [0, 0])
        for (y, x), (count, revenue) in cells.items():
            square = squares[y // width, x // width]
            square[0] += count
            square[1] += revenue
        if len(squares) <= MOST_DOTS:
            break
        width *= 2
    return {
        "step": width / 100,
        "located": sum(count for count, _ in cells.values()),
        "dots": sorted(
            [float((y + Decimal("0.5")) * width / 100), float((x + Decimal("0.5")) * width / 100), count, revenue]
            for (y, x), (count, revenue) in squares.items()
        ),
    }
