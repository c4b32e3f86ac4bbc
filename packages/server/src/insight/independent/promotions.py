"""What promotions cost and what they brought."""

from collections import defaultdict

from orders import chosen, share


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
