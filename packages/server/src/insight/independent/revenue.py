"""The revenue report: sums of orders by group."""

from collections import Counter, defaultdict
from datetime import date, timedelta
from decimal import Decimal

from orders import FIGURES, chosen, half_up


def group_key(order, question):
    by, at, day = question["group_by"], order.at[question["basis"]], order.day[question["basis"]]
    weekday = (day.weekday() + 1) % 7
    first = date.fromisoformat(question["start_date"])
    if by == "day":
        return str(day)
    if by == "week":
        return str(max(first, day - timedelta(days=weekday)))
    if by == "month":
        return str(max(first, day.replace(day=1)))
    if by == "customer":
        return "new" if (order.new if question["stores"] is None else order.new_there) else "returning"
    return str({
        "weekday": weekday,
        "hour": at.hour,
        "weekhour": weekday * 24 + at.hour,
        "restaurant": order.restaurant,
        "store": order.store,
        "area": order.row["area_id"] or 0,
        "channel": order.row["channel_id"] or 0,
        "payment": "card" if order.row["payment_method"] == "creditcard" else "cash",
    }[by])


def with_average(sums):
    figures = dict(zip(FIGURES, sums))
    count = figures["orders"]
    return {**figures, "average": int(half_up(Decimal(figures["revenue"]) / count)) if count else 0}


def split(order, by_item):
    """The figures of an order for each of its items, which add up to the order's; the last rounds what is left."""
    whole = sum(by_item.values())
    weights = by_item if whole else dict.fromkeys(by_item, 1)
    whole, before, parts = sum(weights.values()), 0, {}
    for item in sorted(weights):
        upto = before + weights[item]
        parts[item] = [
            figure if FIGURES[place] in ("orders", "cancelled")
            else order.live * by_item[item] if FIGURES[place] == "sub_total"
            else int(half_up(Decimal(figure) * upto / whole) - half_up(Decimal(figure) * before / whole))
            for place, figure in enumerate(order.figures)
        ]
        before = upto
    return parts


def revenue_by_item(orders, tables, question):
    """An order counts with each of its items; in the totals once."""
    category = {row["id"]: row["sub_category_id"] for row in tables["items"]}
    groups, totals = defaultdict(lambda: [0] * len(FIGURES)), [0] * len(FIGURES)
    for order in chosen(orders, question):
        totals = [one + other for one, other in zip(totals, order.figures)]
        by_item = Counter()
        for line in order.lines:
            by_item[line["item_id"] or 0] += line["line_total"]
        for item, figures in split(order, by_item).items():
            key = str(item if question["group_by"] == "item" else category.get(item, 0))
            groups[key] = [one + other for one, other in zip(groups[key], figures)]
    return {
        "totals": with_average(totals),
        "groups": {key: with_average(sums) for key, sums in groups.items() if any(sums)},
    }


def revenue(orders, tables, question):
    if question["group_by"] in ("item", "category"):
        return revenue_by_item(orders, tables, question)
    groups = defaultdict(lambda: [0] * len(FIGURES))
    totals = [0] * len(FIGURES)
    for order in chosen(orders, question):
        group = groups[group_key(order, question)]
        for place, figure in enumerate(order.figures):
            if figure:
                group[place] += figure
                totals[place] += figure
    return {
        "totals": with_average(totals),
        "groups": {key: with_average(sums) for key, sums in groups.items() if any(sums)},
    }
