"""Reports worked out from raw rows, to hold the server's against: it shares nothing with the code that makes them.

Reads JSON from standard input: {"tables": {...}, "questions": [...]}. Writes an answer for each question. Amounts are
dirhams. Money is taken from the ledger and the price from the lines, not from what the orders say of themselves.
"""

import json
import sys
from collections import Counter, defaultdict
from datetime import date, datetime, timedelta, timezone
from decimal import ROUND_HALF_UP, Decimal

QATAR = timedelta(hours=3)
CANCELLED = 7
STAFF = ("admin", "restaurant", "store_user")
LEADS = (0, 1, 2, 3, 4, 8, 15, 31, 91)
FIGURES = (
    "orders", "revenue", "sub_total", "delivery", "store_discounts", "platform_discounts", "commission",
    "gateway_charges", "received", "collected", "refunded", "due", "cancelled", "cancelled_value",
)


def instant(text):
    """In UTC."""
    return datetime.fromisoformat(text).astimezone(timezone.utc).replace(tzinfo=None)


def half_up(value, places="1"):
    return Decimal(value).quantize(Decimal(places), rounding=ROUND_HALF_UP)


def share(part, whole):
    return float(half_up(Decimal(part) * 100 / Decimal(whole), "0.01"))


def ledger(tables):
    """What the postings of each order come to."""
    events = {row["id"]: row for row in tables["ledger_events"]}
    sums = defaultdict(Counter)
    for row in tables["ledger_postings"]:
        if row["order_id"] is None:
            continue
        event = events[row["event_id"]]
        undone = event["kind"] == "reversal"
        kind = events[event["reverses_event_id"]]["kind"] if undone else event["kind"]
        of, account, amount = sums[row["order_id"]], row["account"], row["amount"]
        if account == "commission_revenue":
            of["commission"] -= amount
        elif account == "gateway_charges":
            of["gateway_charges"] -= amount
        elif account == "platform_bank" and kind == "payment":
            of["received"] += amount
        elif account == "store_cash":
            of["collected"] += amount
        elif account == "platform_discounts":
            of["platform"] += amount
        elif account == "refunds_payable" and (amount < 0) != undone:
            of["refunded"] -= amount
        if account in ("store_expected", "store_payable") and kind not in ("charge", "settlement"):
            of["due"] -= amount
    return sums


class Order:
    """An order with its figures, worked out once."""

    def __init__(self, row, lines, money, earlier, earlier_there):
        self.id, self.row, self.lines = row["id"], row, lines
        self.store, self.restaurant = row["store_id"], row["restaurant_id"]
        self.dead = row["status_id"] == CANCELLED
        created = instant(row["created_at"])
        self.created = created
        self.at = {"placed": created + QATAR, "event": instant(row["event_at"]) + QATAR}
        self.day = {basis: at.date() for basis, at in self.at.items()}
        self.lead = (self.day["event"] - self.day["placed"]).days
        self.new, self.new_there = not earlier, not earlier_there
        sub_total = sum(line["line_total"] for line in lines)
        by_coupon, by_platform = row["coupon_discount_value"], row["coupon_platform_contribution_value"]
        borne = row["offer_discount_value"] + by_coupon - by_platform
        platform = by_platform + row["welcome_discount_value"]
        total = sub_total + row["catering_delivery_fees"] + row["tax"] - borne - platform
        live = self.live = 0 if self.dead else 1
        price = (live, live * total, live * sub_total, live * row["catering_delivery_fees"], live * borne, live * platform)
        posted = tuple(money[key] for key in FIGURES[6:12])
        self.figures = price + posted + (1 - live, (1 - live) * total)
        self.total, self.money = total, money

    def answer(self):
        """Minutes until somebody answered; "never", or None while it waits."""
        until = self.row["accepted_at"]
        if until is None and self.dead and self.row["cancelled_by_kind"] in STAFF:
            until = self.row["cancelled_at"]
        if until is not None:
            return int((instant(until) - self.created).total_seconds() // 60)
        return "never" if self.dead else None


def orders_of(tables):
    lines, money = defaultdict(list), ledger(tables)
    for line in tables["order_lines"]:
        lines[line["order_id"]].append(line)
    seen, seen_there, found = set(), set(), []
    for row in sorted(tables["orders"], key=lambda row: row["id"]):
        customer, there = row["customer_id"], (row["customer_id"], row["store_id"])
        found.append(Order(row, lines[row["id"]], money[row["id"]], customer in seen, there in seen_there))
        seen.add(customer)
        seen_there.add(there)
    return found


def chosen(orders, question):
    first, last = date.fromisoformat(question["start_date"]), date.fromisoformat(question["end_date"])
    stores, basis = question["stores"], question["basis"]
    return [
        order for order in orders
        if first <= order.day[basis] <= last and (stores is None or order.store in stores)
    ]


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


def quantile(values, tenths):
    """The smallest value that so many tenths are not above."""
    ordered = sorted(values)
    return next((each for place, each in enumerate(ordered, 1) if place * 10 >= len(ordered) * tenths), None)


def answered(orders):
    answers = [order.answer() for order in orders]
    minutes = [each for each in answers if isinstance(each, int)]
    return {
        "answered": len(minutes),
        "unanswered": answers.count("never"),
        "answer_median": quantile(minutes, 5),
        "answer_most": quantile(minutes, 9),
    }


def cancelled(orders):
    return {
        "cancelled": len(orders),
        "cancelled_value": sum(order.total for order in orders),
        "cancelled_refunded": sum(order.money["refunded"] for order in orders),
        "cancelled_charges": sum(order.money["gateway_charges"] for order in orders),
        "cancelled_kept": sum(order.money["due"] for order in orders),
    }


def grouped(orders, key):
    groups = defaultdict(list)
    for order in orders:
        groups[str(key(order))].append(order)
    return groups


def answers(orders, _tables, question):
    asked = chosen(orders, question)
    dead = [order for order in asked if order.dead]
    leads = [order.lead for order in asked if not order.dead]
    classes = Counter(max(first for first in LEADS if first <= lead) for lead in leads)
    by_store = {key: answered(of) for key, of in grouped(asked, lambda order: order.store).items()}
    return {
        "figures": {
            **answered(asked),
            "lead_median": quantile(leads, 5),
            "lead_most": quantile(leads, 9),
            **cancelled(dead),
        },
        "leads": {str(first): [classes[first], share(classes[first], len(leads))] for first in classes},
        "reasons": {
            key: cancelled(of)
            for key, of in grouped(dead, lambda order: order.row["cancel_reason_id"] or 0).items()
        },
        "cancellers": {
            key: cancelled(of) for key, of in grouped(dead, lambda order: order.row["cancelled_by_kind"]).items()
        },
        "stores": {key: of for key, of in by_store.items() if of["answered"] + of["unanswered"]},
    }


def items(orders, tables, question):
    sold, pairs = defaultdict(Counter), Counter()
    for order in chosen(orders, question):
        if order.dead:
            continue
        own = {line["item_id"] for line in order.lines if line["item_id"] is not None}
        for line in order.lines:
            if line["item_id"] is not None:
                sold[line["item_id"]].update(quantity=line["quantity"], sub_total=line["line_total"])
        for item in own:
            sold[item]["orders"] += 1
        pairs.update((one, other) for one in own for other in own if one < other)
    rows = {row["id"]: row for row in tables["items"]}
    categories = defaultdict(Counter)
    for item, of in sold.items():
        categories[rows[item]["sub_category_id"]].update(
            items=1, quantity=of["quantity"], sub_total=of["sub_total"]
        )
    stores = {row["id"]: row for row in tables["stores"]}
    last = date.fromisoformat(question["end_date"])
    unsold = [
        item for item, row in rows.items()
        if item not in sold and row["status"] and row["archived_at"] is None
        and stores[row["store_id"]]["archived_at"] is None
        and (instant(row["created_at"]) + QATAR).date() <= last
        and (question["stores"] is None or row["store_id"] in question["stores"])
    ]
    return {
        "items": {str(item): [of["orders"], of["quantity"], of["sub_total"]] for item, of in sold.items()},
        "categories": {
            str(each): [of["items"], of["quantity"], of["sub_total"]] for each, of in categories.items()
        },
        "unsold": sorted(unsold),
        # By how many orders have both, and the share of the one with fewer: names are not unique.
        "pairs": sorted(
            [together, share(together, min(sold[one]["orders"], sold[other]["orders"]))]
            for (one, other), together in pairs.items()
        ),
    }


def promoted(orders, question, costs):
    """What promotions cost by who bears it, and the orders they were used in; `costs` of each order, or None."""
    used = [(order, cost) for order in orders if (cost := costs(order)) and sum(cost)]
    revenue, borne, platform = (
        sum(order.total for order, _ in used), sum(cost[0] for _, cost in used), sum(cost[1] for _, cost in used)
    )
    return {
        "orders": len(used),
        "revenue": revenue,
        "cost": borne + platform,
        "store_cost": borne,
        "platform_cost": platform,
        "share": share(borne + platform, revenue) if revenue else None,
        "new_customers": sum(
            order.new if question["stores"] is None else order.new_there for order, _ in used
        ),
    }


def promotions(orders, _tables, question):
    live = [order for order in chosen(orders, question) if not order.dead]

    def of_offers(order):
        return sum(line["offer_discount_value"] for line in order.lines), 0

    def of_coupon(order):
        if order.row["coupon_id"] is None:
            return None
        platform = order.money["platform"]
        return order.row["coupon_discount_value"] - platform, platform

    def of_welcome(order):
        return (0, order.money["platform"]) if order.row["coupon_id"] is None else None

    def of_all(order):
        parts = [of(order) or (0, 0) for of in (of_offers, of_coupon, of_welcome)]
        return sum(part[0] for part in parts), sum(part[1] for part in parts)

    def of_offer(offer):
        return lambda order: (
            sum(line["offer_discount_value"] for line in order.lines if line["offer_id"] == offer), 0
        )

    offered, with_coupon = defaultdict(list), defaultdict(list)
    for order in live:
        for offer in {line["offer_id"] for line in order.lines} - {None}:
            offered[offer].append(order)
        if order.row["coupon_id"] is not None:
            with_coupon[order.row["coupon_id"]].append(order)
    each = {
        **{f"offer {offer}": promoted(of, question, of_offer(offer)) for offer, of in offered.items()},
        **{f"coupon {coupon}": promoted(of, question, of_coupon) for coupon, of in with_coupon.items()},
        "welcome 0": promoted(live, question, of_welcome),
    }
    return {
        "figures": promoted(live, question, of_all),
        "kinds": {
            "offer": promoted(live, question, of_offers),
            "coupon": promoted(live, question, of_coupon),
            "welcome": promoted(live, question, of_welcome),
        },
        "promotions": {key: of for key, of in each.items() if of["orders"]},
    }


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


def last_of(year, month):
    return date(year + month // 12, month % 12 + 1, 1) - timedelta(days=1)


def other_range(first, last, compare):
    """Whole months are compared with whole months, other days with as many days or the same ones a year before."""
    whole = first.day == 1 and last == last_of(last.year, last.month)
    if compare == "year":
        def a_year_before(day):
            return date(day.year - 1, day.month, min(day.day, last_of(day.year - 1, day.month).day))
        return a_year_before(first), last_of(last.year - 1, last.month) if whole else a_year_before(last)
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
    }


REPORTS = {
    "revenue": revenue, "answers": answers, "items": items, "promotions": promotions, "capacity": capacity,
    "compared": compared,
}


def main():
    asked = json.load(sys.stdin)
    orders = orders_of(asked["tables"])
    json.dump([REPORTS[each["report"]](orders, asked["tables"], each) for each in asked["questions"]], sys.stdout)


main()
