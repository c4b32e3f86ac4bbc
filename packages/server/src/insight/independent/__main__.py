"""Reports worked out from raw rows, to hold the server's against: it shares nothing with the code that makes them.

Reads JSON from standard input: {"tables": {...}, "questions": [...]}. Writes an answer for each question. Amounts are
dirhams.
"""

import json
import sys
from datetime import date, timedelta

from answers import answers
from capacity import capacity
from items import items
from orders import orders_of
from people import customers, reviews
from places import areas
from promotions import promotions
from revenue import revenue


def last_of(year, month):
    return date(year + month // 12, month % 12 + 1, 1) - timedelta(days=1)


def other_range(first, last, compare):
    """Whole months are compared with whole months, other days with as many days the same ones a year before or a week before."""
    whole = first.day == 1 and last == last_of(last.year, last.month)
    if compare == "year":
        def a_year_before(day):
            return date(day.year - 1, day.month, min(day.day, last_of(day.year - 1, day.month).day))
        return a_year_before(first), last_of(last.year - 1, last.month) if whole else a_year_before(last)
    if compare == "week":
        return first - timedelta(days=7), last - timedelta(days=7)
    if not whole:
        return first - (last - first) - timedelta(days=1), first - timedelta(days=1)
    months = first.year * 12 + first.month - 1 - ((last.year - first.year) * 12 + last.month - first.month + 1)
    return date(months // 12, months % 12 + 1, 1), first - timedelta(days=1)


def compared(orders, tables, question):
    first, last = other_range(
        date.fromisoformat(question["start_date"]), date.fromisoformat(question["end_date"]), question["compare"]
    )
    other = {**question, "start_date": str(first), "end_date": str(last)}
    return {
        "with": [str(first), str(last)],
        "revenue": revenue(orders, tables, {**other, "group_by": "month"})["totals"],
        "answers": answers(orders, tables, other)["figures"],
        "promotions": promotions(orders, tables, other)["figures"],
        "capacity": capacity(orders, tables, other)["figures"],
        "areas": areas(orders, tables, other)["figures"],
        "reviews": reviews(orders, tables, other),
    }


REPORTS = {
    "revenue": revenue, "answers": answers, "items": items, "promotions": promotions, "capacity": capacity,
    "areas": areas, "customers": customers, "reviews": reviews, "compared": compared,
}


def main():
    asked = json.load(sys.stdin)
    orders = orders_of(asked["tables"])
    json.dump([REPORTS[each["report"]](orders, asked["tables"], each) for each in asked["questions"]], sys.stdout)


main()
