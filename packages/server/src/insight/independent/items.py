"""Items sold, not sold and ordered together."""

from collections import Counter, defaultdict
from datetime import date

from orders import QATAR, chosen, instant, share


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
        and (question["kind"] == "admin" or row["show_on_restaurant_manager"])
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
