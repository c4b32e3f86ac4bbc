"""Capacity used by day and by store."""

from collections import Counter, defaultdict
from datetime import date, timedelta

from orders import QATAR, instant, share


def used_of(days):
    """What so many days of stores come to: used, limit and booked of each."""
    used, limit = sum(day[0] for day in days), sum(day[1] for day in days)
    return {
        "used": used,
        "limit": limit,
        "share": share(used, limit) if limit else None,
        "full": sum(day[0] >= day[1] > 0 for day in days),
        "booked": sum(day[2] for day in days),
    }


def capacity(orders, tables, question):
    first, last = date.fromisoformat(question["start_date"]), date.fromisoformat(question["end_date"])
    taken = Counter((order.store, order.day["event"]) for order in orders if not order.dead)
    booked = defaultdict(list)
    for row in tables["booked_days"]:
        booked[row["store_id"]].append((date.fromisoformat(row["start_date"]), date.fromisoformat(row["end_date"])))
    by_day, by_store = defaultdict(list), defaultdict(list)
    for store in tables["stores"]:
        if question["stores"] is not None and store["id"] not in question["stores"]:
            continue
        day, until = max(first, (instant(store["created_at"]) + QATAR).date()), last
        if store["archived_at"] is not None:
            until = min(until, (instant(store["archived_at"]) + QATAR).date() - timedelta(days=1))
        while day <= until:
            closed = any(start <= day <= end for start, end in booked[store["id"]])
            cell = (taken[store["id"], day], 0 if closed else store["max_catering_per_day"], closed)
            by_day[str(day)].append(cell)
            by_store[str(store["id"])].append(cell)
            day += timedelta(days=1)
    return {
        "figures": used_of([cell for cells in by_day.values() for cell in cells]),
        "days": {day: used_of(cells) for day, cells in by_day.items()},
        "stores": {store: used_of(cells) for store, cells in by_store.items()},
    }
