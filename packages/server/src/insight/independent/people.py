"""Customers by month, cohorts of them, and what they think of the stores."""

from collections import defaultdict
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal

from orders import QATAR, half_up, instant

COHORT_MONTHS = 24


def month_of(day):
    return date(day.year, day.month, 1)


def later(month, months):
    months += month.year * 12 + month.month - 1
    return date(months // 12, months % 12 + 1, 1)


def a_year_after(at):
    try:
        return at.replace(year=at.year + 1)
    except ValueError:
        return at.replace(year=at.year + 1, day=28)


def months_between(first, last):
    month = month_of(first)
    while month <= last:
        yield month
        month = later(month, 1)


def visits(orders, stores, now):
    """Who ordered in which month and who was lost in which, each by the month of the first order."""
    by_customer = defaultdict(list)
    for order in orders:
        if stores is None or order.store in stores:
            by_customer[order.row["customer_id"]].append(order.at["placed"])
    active, lost = defaultdict(set), defaultdict(set)
    for customer, times in by_customer.items():
        times.sort()
        cohort = month_of(times[0])
        for at, following in zip(times, times[1:] + [now]):
            active[cohort, month_of(at)].add(customer)
            if following > a_year_after(at):
                lost[cohort, month_of(a_year_after(at))].add(customer)
    return active, lost


def by_month(active, lost, first, last):
    rows = []
    for month in months_between(first, last):
        here = {cohort: len(of) for (cohort, at), of in active.items() if at == month}
        rows.append({
            "month": str(month),
            "new": here.get(month, 0),
            "returning": sum(count for cohort, count in here.items() if cohort < month),
            "lost": sum(len(of) for (_, at), of in lost.items() if at == month),
        })
    return {"figures": {key: sum(row[key] for row in rows) for key in ("new", "lost")}, "months": rows}


def customers(orders, _tables, question):
    now = datetime.now(timezone.utc).replace(tzinfo=None) + QATAR
    active, lost = visits(orders, question["stores"], now)
    first = month_of(date.fromisoformat(question["start_date"]))
    last = later(month_of(date.fromisoformat(question["end_date"])), 1) - timedelta(days=1)
    count = len(list(months_between(first, last)))
    back = 12 if question["compare"] == "year" else count
    counted = by_month(active, lost, first, last)
    return {
        **counted,
        "compared": by_month(active, lost, later(first, -back), later(last, 1 - back) - timedelta(days=1)),
        "cohorts": [
            {
                "month": str(month),
                "customers": len(active[month, month]),
                "again": [
                    len(active.get((month, later(month, n)), ()))
                    for n in range(1, COHORT_MONTHS + 1) if later(month, n) <= now.date()
                ],
            }
            for month in months_between(first, last) if active.get((month, month))
        ],
    }


def rated(rates):
    """How many ratings, and their average with two decimals."""
    return [len(rates), float(half_up(Decimal(sum(rates)) / len(rates), "0.01")) if rates else None]


def reviews(_orders, tables, question):
    first, last = date.fromisoformat(question["start_date"]), date.fromisoformat(question["end_date"])
    stores = question["stores"]
    months, rates = defaultdict(int), []
    starts = {}
    for row in tables["reviews"]:
        day = (instant(row["created_at"]) + QATAR).date()
        if row["status"] and first <= day <= last and (stores is None or row["store_id"] in stores):
            starts[row["id"]] = max(first, month_of(day))
            months[starts[row["id"]]] += 1
    for row in tables["review_ratings"]:
        if row["review_id"] in starts:
            rates.append((starts[row["review_id"]], row["review_category_id"], row["rate"]))
    order = [row["id"] for row in sorted(tables["review_categories"], key=lambda row: (row["sorting_index"], row["id"]))]
    used = [each for each in order if any(category == each for _, category, _ in rates)]
    return {
        "reviews": len(starts),
        "rated": rated([rate for _, _, rate in rates]),
        "categories": [[each, *rated([rate for _, category, rate in rates if category == each])] for each in used],
        "months": [
            [
                str(start),
                months[start],
                rated([rate for at, _, rate in rates if at == start]),
                [rated([rate for at, of, rate in rates if at == start and of == each]) for each in used],
            ]
            for start in (max(first, month) for month in months_between(first, last))
        ],
    }
