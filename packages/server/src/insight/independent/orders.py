"""Orders with their figures. Money is taken from the ledger and the price from the lines, not from what the orders say
of themselves."""

from collections import Counter, defaultdict
from datetime import date, datetime, timedelta, timezone
from decimal import ROUND_HALF_UP, Decimal

QATAR = timedelta(hours=3)
CANCELLED = 7
STAFF = ("admin", "restaurant", "store_user")
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
