"""Answer times, lead times and cancellations."""

from collections import Counter, defaultdict

from orders import chosen, share

LEADS = (0, 1, 2, 3, 4, 8, 15, 31, 91)


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
