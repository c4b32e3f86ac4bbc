// Longer than 300 lines because it is generated from the document for channels: npm run client

export interface paths {
    "/api/mobile/platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The platform's name, how to reach its support, and its links that are on
         * @description The platform's name, how to reach its support, and its links that are on.
         */
        get: operations["logo.shown.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offers that are on today, for an app to show. The menu and quotes have their prices already
         * @description Offers that are on today, for an app to show. The menu and quotes have their prices already.
         */
        get: operations["offers.current.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stores that take catering orders, with the areas they deliver to
         * @description Stores that take catering orders, with the areas they deliver to.
         */
        get: operations["ordering.stores.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/stores/{id}/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A store's menu as customers see it, with its policy
         * @description A store's menu as customers see it, with its policy.
         */
        get: operations["ordering.menu.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/store/getWorkingHoursByStoreId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opening hours of a store (spec 2 §7)
         * @description Opening hours of a store (spec 2 §7).
         */
        post: operations["ordering.workingHours.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order would cost, priced and refused exactly as placing it would be. Nothing is written
         * @description What an order would cost, priced and refused exactly as placing it would be. Nothing is written.
         */
        post: operations["ordering.quote.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The channel's orders in the order of their latest change, so that whoever was away catches up. Keep `cursor` and ask with it again
         * @description The channel's orders in the order of their latest change, so that whoever was away catches up. Keep `cursor` and ask with it again.
         */
        get: operations["orderingMoney.changes.channel"];
        put?: never;
        /**
         * Place an order. Send an `Idempotency-Key`: the same key and body are done once
         * @description Place an order. Send an `Idempotency-Key`: the same key and body are done once.
         */
        post: operations["ordering.place.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of one of the channel's orders: status, history, money
         * @description The state of one of the channel's orders: status, history, money.
         */
        get: operations["orderingMoney.show.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/orders/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The gateway received money for an order. The same reference twice is counted once
         * @description The gateway received money for an order. The same reference twice is counted once.
         */
        post: operations["orderingMoney.payment.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The gateway gave money back to the customer. The same reference twice is counted once
         * @description The gateway gave money back to the customer. The same reference twice is counted once.
         */
        post: operations["orderingMoney.refund.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer cancels. `preview` only computes what would come of it
         * @description The customer cancels. `preview` only computes what would come of it.
         */
        post: operations["orderingMoney.cancel.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/welcomeDiscount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The welcome discount as an app announces it; null while there is none to be had
         * @description The welcome discount as an app announces it; null while there is none to be had.
         */
        get: operations["welcomeDiscount.current.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Collections that are on, with what customers can order of them, in the order of the back office
         * @description Collections that are on, with what customers can order of them, in the order of the back office.
         */
        get: operations["collections.shown.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frequently asked questions with their answers, in the order of the back office
         * @description Frequently asked questions with their answers, in the order of the back office.
         */
        get: operations["faqs.shown.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/orders/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's review of one of the channel's orders, published or not
         * @description The customer's review of one of the channel's orders, published or not.
         */
        get: operations["customerReviews.show.channel"];
        put?: never;
        /**
         * The customer reviews a completed order, once, within 30 days
         * @description The customer reviews a completed order, once, within 30 days.
         */
        post: operations["customerReviews.place.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/orders/{id}/review/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer changes the review, within a day. What is left out stays as it is
         * @description The customer changes the review, within a day. What is left out stays as it is.
         */
        post: operations["customerReviews.update.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/stores/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published reviews of a store, the newest first, with what all of them come to
         * @description Published reviews of a store, the newest first, with what all of them come to.
         */
        get: operations["customerReviews.shown.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the published reviews of each store come to, for lists of stores
         * @description What the published reviews of each store come to, for lists of stores.
         */
        get: operations["customerReviews.ratings.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a phone for a customer's number, whoever it was registered for before
         * @description Register a phone for a customer's number, whoever it was registered for before.
         */
        post: operations["devices.register.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/devices/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a phone, as its customer signs out. One that is not registered is no error
         * @description Forget a phone, as its customer signs out. One that is not registered is no error.
         */
        post: operations["devices.remove.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/consents/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the customer with a number has agreed to receive from marketing
         * @description What the customer with a number has agreed to receive from marketing.
         */
        post: operations["appConsents.show.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a customer has switched on or off. The same as before changes nothing
         * @description What a customer has switched on or off. The same as before changes nothing.
         */
        post: operations["appConsents.save.channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/reviewCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a review may rate, in the order to ask for it
         * @description What a review may rate, in the order to ask for it.
         */
        get: operations["reviewCategories.shown.channel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The store accepted an order
         * @description The store accepted an order. Posted to the channel's address until it answers 2xx, for a day.
         */
        post: operations["webhook.order.accepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was cancelled or declined
         * @description An order was cancelled or declined. Posted to the channel's address until it answers 2xx, for a day.
         */
        post: operations["webhook.order.cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was completed
         * @description An order was completed. Posted to the channel's address until it answers 2xx, for a day.
         */
        post: operations["webhook.order.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Only the money of an order changed
         * @description Only the money of an order changed. Posted to the channel's address until it answers 2xx, for a day.
         */
        post: operations["webhook.order.money"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The marketplace tries the channel's address
         * @description The marketplace tries the channel's address. Posted to the channel's address until it answers 2xx, for a day.
         */
        post: operations["webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Refusal: {
            /** @constant */
            success: false;
            code: string;
            /** @description In the request's language (Accept-Language) */
            message: string;
            error?: string;
            /** @description Messages by field */
            errors?: {
                [key: string]: string;
            };
            /** @description With `version.stale`: what others saved since that version, and the version it has now */
            stale?: Record<string, never>;
            /** @description With a deletion refused because items have the row: `count` of them, and the first 500 as `items` */
            uses?: Record<string, never>;
            /** @description Stands in the log of the server too */
            requestId: string;
        };
        WebhookEvent: {
            id: string;
            /** @enum {string} */
            type: "order.accepted" | "order.cancelled" | "order.completed" | "order.money";
            created_at: components["schemas"]["Instant"];
            order: components["schemas"]["Order"];
        };
        /** Format: date-time */
        Instant: string;
        Order: {
            id: number;
            version: number;
            status: string;
            created_at: components["schemas"]["Instant"];
            picked_time_iso_date: components["schemas"]["Instant"];
            /** @enum {string} */
            payment_method: "cashondelivery" | "creditcard";
            order_total_price: components["schemas"]["Money"];
            advance_due: components["schemas"]["Money"];
            payed_amount: components["schemas"]["Money"];
            cash_collected_amount: components["schemas"]["Money"];
            remaining_amount: components["schemas"]["Money"];
            refunded_amount: components["schemas"]["Money"];
            refund_due: components["schemas"]["Money"];
            cancelled: {
                at: components["schemas"]["Instant"];
                by: string;
                reason: components["schemas"]["Translated"] | null;
            } | null;
        };
        Money: number;
        Translated: {
            en: string;
            ar: string;
        };
        TestEvent: {
            id: string;
            /** @constant */
            type: "test";
            created_at: components["schemas"]["Instant"];
        };
        LogoShownAnswer: {
            /** @constant */
            success: true;
            name: components["schemas"]["Translated"];
            support_phone: string | null;
            support_email: string | null;
            links: {
                /** @enum {string} */
                name_en: "Facebook" | "Instagram" | "Twitter" | "WhatsApp" | "Skype";
                url: string;
            }[];
        };
        Picture: {
            uri: string;
            sizes: {
                width: number;
                uri: string;
            }[];
        };
        /** Format: date */
        Day: string;
        OffersCurrentAnswer: {
            /** @constant */
            success: true;
            offers: {
                id: number;
                title: components["schemas"]["Translated"];
                short_description: components["schemas"]["Translated"];
                image: components["schemas"]["Picture"] | null;
                /** @enum {string} */
                type: "Item" | "Store";
                store_id: number;
                store_name: components["schemas"]["Translated"];
                item_id: number | null;
                item_name: components["schemas"]["Translated"] | null;
                discount: number;
                start_date: components["schemas"]["Day"];
                end_date: components["schemas"]["Day"];
                ends_at: components["schemas"]["Instant"];
            }[];
        };
        Store: {
            id: number;
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            logo: components["schemas"]["Picture"] | null;
            thumb: components["schemas"]["Picture"] | null;
            catering_advance: number;
            cash_on_delivery_limit: components["schemas"]["Money"];
            required_location: boolean;
            drop_off_from: string | null;
            drop_off_to: string | null;
            booked_days: {
                start_date: components["schemas"]["Day"];
                end_date: components["schemas"]["Day"];
            }[];
            areas: components["schemas"]["StoreArea"][];
        };
        StoreArea: {
            area_id: number;
            region_id: number;
            name: components["schemas"]["Translated"];
            catering_delivery_fees: components["schemas"]["Money"];
            start_time: string;
            end_time: string;
        };
        OrderingStoresAnswer: {
            /** @constant */
            success: true;
            stores: components["schemas"]["Store"][];
        };
        Item: {
            id: number;
            sub_category_id: number;
            name: components["schemas"]["Translated"];
            short_description: components["schemas"]["Translated"];
            image: components["schemas"]["Picture"] | null;
            promoted_price: components["schemas"]["Money"];
            original_price: components["schemas"]["Money"];
            price_per_unit: components["schemas"]["Money"];
            enough_for: number;
            offer_discount: number;
            max_quantity_per_day: number;
            quantity_per_day: number;
            cash_on_delivery: boolean;
            required_location: boolean;
            /** @enum {string} */
            delivery_type: "catering" | "specialFees";
            special_fees_amount: components["schemas"]["Money"];
            lead_time: number;
            setup_time: number;
            max_time: number;
            available_from_time: string;
            available_to_time: string;
            drop_off_from: string | null;
            drop_off_to: string | null;
            choices: components["schemas"]["ItemChoice"][];
            addons: components["schemas"]["ItemAddon"][];
        };
        ItemChoice: {
            id: number;
            name: components["schemas"]["Translated"];
            min: number;
            max: number;
            max_quantity: number;
            options: components["schemas"]["ItemOption"][];
        };
        ItemOption: {
            id: number;
            name: components["schemas"]["Translated"];
            price: components["schemas"]["Money"];
            min: number;
            max: number;
        };
        ItemAddon: {
            id: number;
            name: components["schemas"]["Translated"];
            options: components["schemas"]["ItemOption"][];
        };
        StorePolicy: {
            en: components["schemas"]["RichText"] | null;
            ar: components["schemas"]["RichText"] | null;
        };
        RichText: string;
        OrderingMenuAnswer: {
            /** @constant */
            success: true;
            subcategories: {
                id: number;
                name: components["schemas"]["Translated"];
            }[];
            items: components["schemas"]["Item"][];
            policy: components["schemas"]["StorePolicy"];
        };
        OrderingWorkingHoursRequest: {
            restaurant_store_id: number;
        };
        OrderingWorkingHoursAnswer: {
            /** @constant */
            success: true;
            storeHours: {
                id: number;
                week_day: string;
                start_time: string;
                end_time: string;
            }[];
        };
        Basket: {
            store_id: number;
            area_id: number;
            date: components["schemas"]["Day"];
            time: string;
            /** @enum {string} */
            payment_method: "cashondelivery" | "creditcard";
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "ar";
            customer: {
                fullname: string;
                mobile: string;
                email?: string;
            };
            address: components["schemas"]["DeliveryAddress"];
            /** @default  */
            notes?: string;
            coupon_code?: string;
            items: components["schemas"]["BasketLine"][];
            expected_total?: components["schemas"]["Money"];
        };
        DeliveryAddress: {
            name?: string;
            street_number?: string;
            building_number?: string;
            details?: string;
            latitude?: number;
            longitude?: number;
        };
        BasketLine: {
            item_id: number;
            quantity: number;
            serving_hours?: number;
            /** @default  */
            additionalDemandsText?: string;
            /** @default [] */
            choices?: components["schemas"]["PickedOption"][];
            /** @default [] */
            addons?: components["schemas"]["PickedOption"][];
        };
        PickedOption: {
            option_id: number;
            /** @default 1 */
            quantity?: number;
        };
        Quote: {
            lines: {
                item_id: number;
                name: components["schemas"]["Translated"];
                quantity: number;
                choices_price: components["schemas"]["Money"];
                addons_price: components["schemas"]["Money"];
                special_fees_amount: components["schemas"]["Money"];
                line_total: components["schemas"]["Money"];
                offer_discount: number;
                offer_discount_value: components["schemas"]["Money"];
            }[];
            sub_total: components["schemas"]["Money"];
            discount_value: components["schemas"]["Money"];
            offer_discount_value: components["schemas"]["Money"];
            coupon_discount_value: components["schemas"]["Money"];
            welcome_discount_value: components["schemas"]["Money"];
            catering_delivery_fees: components["schemas"]["Money"];
            order_total_price: components["schemas"]["Money"];
            advance_due: components["schemas"]["Money"];
            coupon: {
                code: string;
                discount: number;
            } | null;
            welcome_discount: number;
        };
        OrderingQuoteAnswer: {
            /** @constant */
            success: true;
            quote: components["schemas"]["Quote"];
        };
        PlacedOrder: {
            id: number;
            created_at: components["schemas"]["Instant"];
            status: string;
            sub_total: components["schemas"]["Money"];
            discount_value: components["schemas"]["Money"];
            offer_discount_value: components["schemas"]["Money"];
            coupon_discount_value: components["schemas"]["Money"];
            welcome_discount_value: components["schemas"]["Money"];
            catering_delivery_fees: components["schemas"]["Money"];
            order_total_price: components["schemas"]["Money"];
            advance_due: components["schemas"]["Money"];
            remaining_amount: components["schemas"]["Money"];
        };
        OrderingPlaceAnswer: {
            /** @constant */
            success: true;
            order: components["schemas"]["PlacedOrder"];
        };
        OrderingMoneyChangesAnswer: {
            /** @constant */
            success: true;
            orders: components["schemas"]["Order"][];
            cursor: string;
            more: boolean;
        };
        OrderHistory: {
            status: string;
            at: components["schemas"]["Instant"];
            by: string;
            reason: components["schemas"]["Translated"] | null;
        };
        Payment: {
            id: number;
            reference: string;
            amount: components["schemas"]["Money"];
            card_kind: ("credit" | "debit") | null;
            received_at: components["schemas"]["Instant"];
            reversed: boolean;
        };
        Refund: {
            id: number;
            reference: string | null;
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            status: "requested" | "done" | "failed";
            created_at: components["schemas"]["Instant"];
        };
        OrderingMoneyShowAnswer: {
            /** @constant */
            success: true;
            order: {
                id: number;
                version: number;
                status: string;
                created_at: components["schemas"]["Instant"];
                picked_time_iso_date: components["schemas"]["Instant"];
                /** @enum {string} */
                payment_method: "cashondelivery" | "creditcard";
                order_total_price: components["schemas"]["Money"];
                advance_due: components["schemas"]["Money"];
                payed_amount: components["schemas"]["Money"];
                cash_collected_amount: components["schemas"]["Money"];
                remaining_amount: components["schemas"]["Money"];
                refunded_amount: components["schemas"]["Money"];
                refund_due: components["schemas"]["Money"];
                cancelled: {
                    at: components["schemas"]["Instant"];
                    by: string;
                    reason: components["schemas"]["Translated"] | null;
                } | null;
                history: components["schemas"]["OrderHistory"][];
                payments: components["schemas"]["Payment"][];
                refunds: components["schemas"]["Refund"][];
            };
        };
        OrderingMoneyPaymentRequest: {
            amount: components["schemas"]["Money"];
            reference: string;
            /** @enum {string} */
            card_kind: "credit" | "debit";
        };
        OrderingMoneyPaymentAnswer: {
            /** @constant */
            success: true;
            payment: components["schemas"]["Payment"];
            order: components["schemas"]["Order"];
        };
        OrderingMoneyRefundRequest: {
            amount: components["schemas"]["Money"];
            reference: string;
            reason?: string;
        };
        OrderingMoneyRefundAnswer: {
            /** @constant */
            success: true;
            refund: components["schemas"]["Refund"];
            order: components["schemas"]["Order"];
        };
        OrderingMoneyCancelRequest: {
            /** @default false */
            preview?: boolean;
            reason?: string;
            refund_amount?: components["schemas"]["Money"];
        };
        CancelConsequences: {
            free_until: components["schemas"]["Instant"] | null;
            refund_amount: components["schemas"]["Money"];
            cash_to_return: components["schemas"]["Money"];
            forfeited_amount: components["schemas"]["Money"];
            dropped_amount: components["schemas"]["Money"];
        };
        OrderingMoneyCancelAnswer: {
            /** @constant */
            success: true;
            consequences: components["schemas"]["CancelConsequences"];
            order: components["schemas"]["Order"];
        };
        WelcomeDiscountCurrentAnswer: {
            /** @constant */
            success: true;
            welcome_discount: {
                value: number;
                message: components["schemas"]["Translated"];
                end_date: components["schemas"]["Day"] | null;
            } | null;
        };
        CollectionsShownAnswer: {
            /** @constant */
            success: true;
            collections: {
                id: number;
                name: components["schemas"]["Translated"];
                /** @enum {string} */
                type: "Store" | "Item";
                stores: {
                    id: number;
                    name: components["schemas"]["Translated"];
                    logo: components["schemas"]["Picture"] | null;
                    thumb: components["schemas"]["Picture"] | null;
                }[];
                items: {
                    id: number;
                    store_id: number;
                    store_name: components["schemas"]["Translated"];
                    name: components["schemas"]["Translated"];
                    short_description: components["schemas"]["Translated"];
                    image: components["schemas"]["Picture"] | null;
                    promoted_price: components["schemas"]["Money"];
                    original_price: components["schemas"]["Money"];
                    price_per_unit: components["schemas"]["Money"];
                    enough_for: number;
                    offer_discount: number;
                }[];
            }[];
        };
        FaqsShownAnswer: {
            /** @constant */
            success: true;
            faqs: {
                id: number;
                question: components["schemas"]["Translated"];
                answer: components["schemas"]["Translated"];
            }[];
        };
        CustomerReviewsShowAnswer: {
            /** @constant */
            success: true;
            review: {
                id: number;
                created_at: components["schemas"]["Instant"];
                editable_until: components["schemas"]["Instant"];
                published: boolean;
                ratings: {
                    category_id: number;
                    rate: number;
                }[];
                comment: string | null;
                answer: {
                    answer_en: string | null;
                    answer_ar: string | null;
                    created_at: components["schemas"]["Instant"];
                } | null;
            };
        };
        CustomerReviewsPlaceRequest: {
            ratings: {
                category_id: number;
                rate: number;
            }[];
            comment?: string;
        };
        CustomerReviewsPlaceAnswer: {
            /** @constant */
            success: true;
            review: {
                id: number;
                created_at: components["schemas"]["Instant"];
                editable_until: components["schemas"]["Instant"];
                published: boolean;
                ratings: {
                    category_id: number;
                    rate: number;
                }[];
                comment: string | null;
                answer: {
                    answer_en: string | null;
                    answer_ar: string | null;
                    created_at: components["schemas"]["Instant"];
                } | null;
            };
        };
        CustomerReviewsUpdateRequest: {
            ratings?: {
                category_id: number;
                rate: number;
            }[];
            comment?: string;
        };
        CustomerReviewsUpdateAnswer: {
            /** @constant */
            success: true;
            review: {
                id: number;
                created_at: components["schemas"]["Instant"];
                editable_until: components["schemas"]["Instant"];
                published: boolean;
                ratings: {
                    category_id: number;
                    rate: number;
                }[];
                comment: string | null;
                answer: {
                    answer_en: string | null;
                    answer_ar: string | null;
                    created_at: components["schemas"]["Instant"];
                } | null;
            };
        };
        CustomerReviewsShownAnswer: {
            /** @constant */
            success: true;
            rating: {
                reviews: number;
                average: number | null;
                categories: {
                    id: number;
                    name: components["schemas"]["Translated"];
                    average: number;
                    ratings: number;
                }[];
            };
            reviews: {
                id: number;
                customer_name: string;
                created_at: components["schemas"]["Instant"];
                ratings: {
                    category_id: number;
                    rate: number;
                }[];
                comment: string | null;
                answer: {
                    answer_en: string | null;
                    answer_ar: string | null;
                    created_at: components["schemas"]["Instant"];
                } | null;
            }[];
            total: number;
        };
        CustomerReviewsRatingsAnswer: {
            /** @constant */
            success: true;
            stores: {
                store_id: number;
                reviews: number;
                average: number;
            }[];
        };
        DevicesRegisterRequest: {
            token: string;
            /** @enum {string} */
            platform: "android" | "ios";
            mobile: string;
            /** @enum {string} */
            language: "en" | "ar";
            replaces?: string;
        };
        DevicesRegisterAnswer: {
            /** @constant */
            success: true;
            device: {
                /** @enum {string} */
                platform: "android" | "ios";
                /** @enum {string} */
                language: "en" | "ar";
                registered_at: components["schemas"]["Instant"];
            };
        };
        DevicesRemoveRequest: {
            token: string;
        };
        DevicesRemoveAnswer: {
            /** @constant */
            success: true;
            removed: boolean;
        };
        AppConsentsShowRequest: {
            mobile: string;
        };
        AppConsentsShowAnswer: {
            /** @constant */
            success: true;
            consents: {
                email: boolean;
                push: boolean;
            };
        };
        AppConsentsSaveRequest: {
            mobile: string;
            email?: boolean;
            push?: boolean;
        };
        AppConsentsSaveAnswer: {
            /** @constant */
            success: true;
            consents: {
                email: boolean;
                push: boolean;
            };
        };
        ReviewCategoriesShownAnswer: {
            /** @constant */
            success: true;
            categories: {
                id: number;
                name: components["schemas"]["Translated"];
            }[];
        };
    };
    responses: {
        /** @description `request.bad`: Bad Request */
        RequestBad: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "request.bad";
                };
            };
        };
        /** @description `input.invalid`: Please check the marked fields */
        InputInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "input.invalid";
                };
            };
        };
        /** @description `session.missing`: Unauthenticated */
        SessionMissing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "session.missing";
                };
            };
        };
        /** @description `session.wrongDoor`: Forbidden */
        SessionWrongDoor: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "session.wrongDoor";
                };
            };
        };
        /** @description `row.missing`: Not Found */
        RowMissing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "row.missing";
                };
            };
        };
        /** @description `limit.reached`: Too many requests. Try again in {seconds:second} */
        LimitReached: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "limit.reached";
                };
            };
        };
        /** @description `server.failed`: Internal Server Error */
        ServerFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "server.failed";
                };
            };
        };
        /** @description `server.unavailable`: Service Unavailable */
        ServerUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "server.unavailable";
                };
            };
        };
        /** @description `body.tooLarge`: Too large */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "body.tooLarge";
                };
            };
        };
        /** @description `body.type`: Unsupported content type */
        BodyType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "body.type";
                };
            };
        };
        /**
         * @description `session.wrongDoor`: Forbidden
         *
         *     `key.readOnly`: This key may only read
         */
        SessionWrongDoorOrKeyReadOnly: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    code?: "session.wrongDoor" | "key.readOnly";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The `requestId` of refusals */
        RequestId: string;
        /** @description Seconds to wait before asking again */
        RetryAfter: number;
        /** @description To be sent back as `If-None-Match` */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "logo.shown.channel": {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoShownAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "offers.current.channel": {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OffersCurrentAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "ordering.stores.channel": {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingStoresAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "ordering.menu.channel": {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingMenuAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "ordering.workingHours.channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderingWorkingHoursRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingWorkingHoursAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            404: components["responses"]["RowMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "ordering.quote.channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Basket"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingQuoteAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            /**
             * @description `ordering.customerBlocked`: This mobile number cannot place orders at the moment. Please contact customer service
             *
             *     `ordering.storeClosed`: This store is not taking catering orders at the moment. Choose another store
             *
             *     `ordering.areaNotServed`: This store does not deliver to the chosen area. It delivers to: {areas_en}
             *
             *     `ordering.itemUnavailable`: “{item_en}” cannot be ordered at the moment. Choose another item
             *
             *     `ordering.tooLarge`: The order comes to more than QAR {most}. Order less, or split it into several orders
             *
             *     `ordering.tooFar`: Orders can be placed up to {days:day} ahead. Choose a day up to {last_en}
             *
             *     `ordering.notice`: “{item_en}” must be ordered at least {hours:hour} ahead. Next possible time: {next_en}
             *
             *     `ordering.dayBooked`: The store is fully booked on {day_en}. Next possible time: {next_en}
             *
             *     `ordering.outsideHours`: The store is closed at {at_en}. Next possible time: {next_en}
             *
             *     `ordering.outsideAreaHours`: The store delivers to {area_en} from {from} to {to}. Next possible time: {next_en}
             *
             *     `ordering.outsideDropOff`: “{name_en}” is delivered from {from} to {to}. Next possible time: {next_en}
             *
             *     `ordering.outsideItemHours`: “{item_en}” is available from {from} to {to}. Next possible time: {next_en}
             *
             *     `ordering.dayFull`: The store takes no more orders for {day_en}. Next possible time: {next_en}
             *
             *     `ordering.itemDayFull`: Only {left} of “{item_en}” left for {day_en}. Next possible time for {wanted}: {next_en}
             *
             *     `ordering.couponInactive`: Coupon {code} is not active. Order without it
             *
             *     `ordering.couponNotYet`: Coupon {code} can be used from {start_en}
             *
             *     `ordering.couponEnded`: Coupon {code} could be used until {end_en}. Order without it
             *
             *     `ordering.couponStore`: Coupon {code} cannot be used at this store. It can be used at: {stores_en}
             *
             *     `ordering.couponItems`: Coupon {code} is for other items: {items_en}
             *
             *     `ordering.couponMinimum`: Coupon {code} is for orders of QAR {minimum} or more before delivery. Add QAR {missing} more
             *
             *     `ordering.couponNothing`: Coupon {code} does not lower the price of this order. Order without it
             *
             *     `ordering.couponUsedUp`: Coupon {code} has reached its usage limit. Order without it
             *
             *     `ordering.couponUsedByCustomer`: Each customer can use coupon {code} only {limit:time}, and this one already has. Order without it
             *
             *     `ordering.cashItem`: “{item_en}” cannot be paid in cash. Pay by card
             *
             *     `ordering.cashLimit`: The store takes cash up to QAR {limit}, and this order is QAR {total}. Pay by card
             *
             *     `ordering.priceChanged`: The price has changed: the order is now QAR {total} instead of QAR {expected}
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "ordering.customerBlocked" | "ordering.storeClosed" | "ordering.areaNotServed" | "ordering.itemUnavailable" | "ordering.tooLarge" | "ordering.tooFar" | "ordering.notice" | "ordering.dayBooked" | "ordering.outsideHours" | "ordering.outsideAreaHours" | "ordering.outsideDropOff" | "ordering.outsideItemHours" | "ordering.dayFull" | "ordering.itemDayFull" | "ordering.couponInactive" | "ordering.couponNotYet" | "ordering.couponEnded" | "ordering.couponStore" | "ordering.couponItems" | "ordering.couponMinimum" | "ordering.couponNothing" | "ordering.couponUsedUp" | "ordering.couponUsedByCustomer" | "ordering.cashItem" | "ordering.cashLimit" | "ordering.priceChanged";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            /**
             * @description `input.invalid`: Please check the marked fields
             *
             *     `ordering.quantity`: Order at most {max} of “{item_en}” at a time
             *
             *     `ordering.choiceCount`: Choose {min} to {max} of “{choice_en}”
             *
             *     `ordering.choiceQuantity`: Choose at most {max} of “{choice_en}” in total
             *
             *     `ordering.optionQuantity`: Choose {min} to {max} of “{option_en}”
             *
             *     `ordering.servingHours`: “{item_en}” is served for at most {max:hour}
             *
             *     `ordering.locationMissing`: Give latitude and longitude, or the street and building number
             *
             *     `ordering.past`: The delivery time has already passed. Next possible time: {next_en}
             *
             *     `ordering.couponUnknown`: There is no coupon {code}. Check the code, or order without it
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "input.invalid" | "ordering.quantity" | "ordering.choiceCount" | "ordering.choiceQuantity" | "ordering.optionQuantity" | "ordering.servingHours" | "ordering.locationMissing" | "ordering.past" | "ordering.couponUnknown";
                    };
                };
            };
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "orderingMoney.changes.channel": {
        parameters: {
            query?: {
                cursor?: string;
                since?: components["schemas"]["Instant"];
                count?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingMoneyChangesAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "ordering.place.channel": {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Basket"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingPlaceAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoorOrKeyReadOnly"];
            404: components["responses"]["RowMissing"];
            /**
             * @description `ordering.customerBlocked`: This mobile number cannot place orders at the moment. Please contact customer service
             *
             *     `ordering.storeClosed`: This store is not taking catering orders at the moment. Choose another store
             *
             *     `ordering.areaNotServed`: This store does not deliver to the chosen area. It delivers to: {areas_en}
             *
             *     `ordering.itemUnavailable`: “{item_en}” cannot be ordered at the moment. Choose another item
             *
             *     `ordering.tooLarge`: The order comes to more than QAR {most}. Order less, or split it into several orders
             *
             *     `ordering.tooFar`: Orders can be placed up to {days:day} ahead. Choose a day up to {last_en}
             *
             *     `ordering.notice`: “{item_en}” must be ordered at least {hours:hour} ahead. Next possible time: {next_en}
             *
             *     `ordering.dayBooked`: The store is fully booked on {day_en}. Next possible time: {next_en}
             *
             *     `ordering.outsideHours`: The store is closed at {at_en}. Next possible time: {next_en}
             *
             *     `ordering.outsideAreaHours`: The store delivers to {area_en} from {from} to {to}. Next possible time: {next_en}
             *
             *     `ordering.outsideDropOff`: “{name_en}” is delivered from {from} to {to}. Next possible time: {next_en}
             *
             *     `ordering.outsideItemHours`: “{item_en}” is available from {from} to {to}. Next possible time: {next_en}
             *
             *     `ordering.dayFull`: The store takes no more orders for {day_en}. Next possible time: {next_en}
             *
             *     `ordering.itemDayFull`: Only {left} of “{item_en}” left for {day_en}. Next possible time for {wanted}: {next_en}
             *
             *     `ordering.couponInactive`: Coupon {code} is not active. Order without it
             *
             *     `ordering.couponNotYet`: Coupon {code} can be used from {start_en}
             *
             *     `ordering.couponEnded`: Coupon {code} could be used until {end_en}. Order without it
             *
             *     `ordering.couponStore`: Coupon {code} cannot be used at this store. It can be used at: {stores_en}
             *
             *     `ordering.couponItems`: Coupon {code} is for other items: {items_en}
             *
             *     `ordering.couponMinimum`: Coupon {code} is for orders of QAR {minimum} or more before delivery. Add QAR {missing} more
             *
             *     `ordering.couponNothing`: Coupon {code} does not lower the price of this order. Order without it
             *
             *     `ordering.couponUsedUp`: Coupon {code} has reached its usage limit. Order without it
             *
             *     `ordering.couponUsedByCustomer`: Each customer can use coupon {code} only {limit:time}, and this one already has. Order without it
             *
             *     `ordering.cashItem`: “{item_en}” cannot be paid in cash. Pay by card
             *
             *     `ordering.cashLimit`: The store takes cash up to QAR {limit}, and this order is QAR {total}. Pay by card
             *
             *     `ordering.priceChanged`: The price has changed: the order is now QAR {total} instead of QAR {expected}
             *
             *     `ordering.welcomeEnded`: The welcome discount is no longer available. Without it the order is QAR {total}
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "ordering.customerBlocked" | "ordering.storeClosed" | "ordering.areaNotServed" | "ordering.itemUnavailable" | "ordering.tooLarge" | "ordering.tooFar" | "ordering.notice" | "ordering.dayBooked" | "ordering.outsideHours" | "ordering.outsideAreaHours" | "ordering.outsideDropOff" | "ordering.outsideItemHours" | "ordering.dayFull" | "ordering.itemDayFull" | "ordering.couponInactive" | "ordering.couponNotYet" | "ordering.couponEnded" | "ordering.couponStore" | "ordering.couponItems" | "ordering.couponMinimum" | "ordering.couponNothing" | "ordering.couponUsedUp" | "ordering.couponUsedByCustomer" | "ordering.cashItem" | "ordering.cashLimit" | "ordering.priceChanged" | "ordering.welcomeEnded";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            /**
             * @description `input.invalid`: Please check the marked fields
             *
             *     `ordering.keyMissing`: Send an Idempotency-Key header (8 to 128 characters)
             *
             *     `ordering.keyReused`: This Idempotency-Key was used for a request with another path or body. Send a new key
             *
             *     `ordering.quantity`: Order at most {max} of “{item_en}” at a time
             *
             *     `ordering.choiceCount`: Choose {min} to {max} of “{choice_en}”
             *
             *     `ordering.choiceQuantity`: Choose at most {max} of “{choice_en}” in total
             *
             *     `ordering.optionQuantity`: Choose {min} to {max} of “{option_en}”
             *
             *     `ordering.servingHours`: “{item_en}” is served for at most {max:hour}
             *
             *     `ordering.locationMissing`: Give latitude and longitude, or the street and building number
             *
             *     `ordering.past`: The delivery time has already passed. Next possible time: {next_en}
             *
             *     `ordering.couponUnknown`: There is no coupon {code}. Check the code, or order without it
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "input.invalid" | "ordering.keyMissing" | "ordering.keyReused" | "ordering.quantity" | "ordering.choiceCount" | "ordering.choiceQuantity" | "ordering.optionQuantity" | "ordering.servingHours" | "ordering.locationMissing" | "ordering.past" | "ordering.couponUnknown";
                    };
                };
            };
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "orderingMoney.show.channel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingMoneyShowAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "orderingMoney.payment.channel": {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderingMoneyPaymentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingMoneyPaymentAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoorOrKeyReadOnly"];
            404: components["responses"]["RowMissing"];
            /**
             * @description `orderingMoney.cancelled`: Order {id} is cancelled and takes no more payments. Return the money at the gateway
             *
             *     `orderingMoney.tooMuch`: This is more than is owed: QAR {most} is left to pay for order {id}
             *
             *     `orderingMoney.referenceUsed`: Reference {reference} was used for QAR {amount} of order {order}. Send the same payment again, or use another reference
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "orderingMoney.cancelled" | "orderingMoney.tooMuch" | "orderingMoney.referenceUsed";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            /**
             * @description `input.invalid`: Please check the marked fields
             *
             *     `ordering.keyMissing`: Send an Idempotency-Key header (8 to 128 characters)
             *
             *     `ordering.keyReused`: This Idempotency-Key was used for a request with another path or body. Send a new key
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "input.invalid" | "ordering.keyMissing" | "ordering.keyReused";
                    };
                };
            };
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "orderingMoney.refund.channel": {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderingMoneyRefundRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingMoneyRefundAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoorOrKeyReadOnly"];
            404: components["responses"]["RowMissing"];
            /**
             * @description `orderingMoney.refundTooMuch`: At most QAR {most} of order {id} can be refunded
             *
             *     `orderingMoney.referenceUsed`: Reference {reference} was used for QAR {amount} of order {order}. Send the same payment again, or use another reference
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "orderingMoney.refundTooMuch" | "orderingMoney.referenceUsed";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            /**
             * @description `input.invalid`: Please check the marked fields
             *
             *     `ordering.keyMissing`: Send an Idempotency-Key header (8 to 128 characters)
             *
             *     `ordering.keyReused`: This Idempotency-Key was used for a request with another path or body. Send a new key
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "input.invalid" | "ordering.keyMissing" | "ordering.keyReused";
                    };
                };
            };
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "orderingMoney.cancel.channel": {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrderingMoneyCancelRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderingMoneyCancelAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoorOrKeyReadOnly"];
            404: components["responses"]["RowMissing"];
            /**
             * @description `orders.cancelled`: {who_en} has already cancelled order {id}: {reason_en}
             *
             *     `orderingMoney.completed`: Order {id} is {status_en} and can no longer be cancelled
             *
             *     `orderingMoney.refundChanged`: QAR {amount} would be refunded now. Ask the customer again
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "orders.cancelled" | "orderingMoney.completed" | "orderingMoney.refundChanged";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            /**
             * @description `input.invalid`: Please check the marked fields
             *
             *     `ordering.keyMissing`: Send an Idempotency-Key header (8 to 128 characters)
             *
             *     `ordering.keyReused`: This Idempotency-Key was used for a request with another path or body. Send a new key
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "input.invalid" | "ordering.keyMissing" | "ordering.keyReused";
                    };
                };
            };
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "welcomeDiscount.current.channel": {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeDiscountCurrentAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "collections.shown.channel": {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionsShownAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "faqs.shown.channel": {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqsShownAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "customerReviews.show.channel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerReviewsShowAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "customerReviews.place.channel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerReviewsPlaceRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerReviewsPlaceAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoorOrKeyReadOnly"];
            404: components["responses"]["RowMissing"];
            /**
             * @description `reviews.notCompleted`: Order {id} can be reviewed once it is completed
             *
             *     `reviews.tooLate`: Order {id} was completed more than {days:day} ago and can no longer be reviewed
             *
             *     `reviews.exists`: Order {id} has been reviewed already
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "reviews.notCompleted" | "reviews.tooLate" | "reviews.exists";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            /**
             * @description `input.invalid`: Please check the marked fields
             *
             *     `reviews.categoryGone`: One of the ratings is no longer asked for. Open the review again
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "input.invalid" | "reviews.categoryGone";
                    };
                };
            };
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "customerReviews.update.channel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CustomerReviewsUpdateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerReviewsUpdateAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoorOrKeyReadOnly"];
            404: components["responses"]["RowMissing"];
            /** @description `reviews.editEnded`: A review can be changed for {hours:hour} after it was written */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "reviews.editEnded";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            /**
             * @description `input.invalid`: Please check the marked fields
             *
             *     `reviews.categoryGone`: One of the ratings is no longer asked for. Open the review again
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        code?: "input.invalid" | "reviews.categoryGone";
                    };
                };
            };
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "customerReviews.shown.channel": {
        parameters: {
            query?: {
                count?: number | string;
                page?: number | string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerReviewsShownAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "customerReviews.ratings.channel": {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerReviewsRatingsAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "devices.register.channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DevicesRegisterRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevicesRegisterAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoorOrKeyReadOnly"];
            404: components["responses"]["RowMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "devices.remove.channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DevicesRemoveRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevicesRemoveAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoorOrKeyReadOnly"];
            404: components["responses"]["RowMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "appConsents.show.channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppConsentsShowRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppConsentsShowAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "appConsents.save.channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppConsentsSaveRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppConsentsSaveAnswer"];
                };
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoorOrKeyReadOnly"];
            404: components["responses"]["RowMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyType"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "reviewCategories.shown.channel": {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCategoriesShownAnswer"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` is its ETag */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RequestBad"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["SessionWrongDoor"];
            404: components["responses"]["RowMissing"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["LimitReached"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["ServerUnavailable"];
        };
    };
    "webhook.order.accepted": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt and replay */
                "Webhook-Id": string;
                /** @description Seconds since 1970: refuse what is more than five minutes away */
                "Webhook-Timestamp": string;
                /** @description As Standard Webhooks has it: `v1,` and HMAC-SHA256 over id, timestamp and body */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken. So is every other 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.order.cancelled": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt and replay */
                "Webhook-Id": string;
                /** @description Seconds since 1970: refuse what is more than five minutes away */
                "Webhook-Timestamp": string;
                /** @description As Standard Webhooks has it: `v1,` and HMAC-SHA256 over id, timestamp and body */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken. So is every other 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.order.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt and replay */
                "Webhook-Id": string;
                /** @description Seconds since 1970: refuse what is more than five minutes away */
                "Webhook-Timestamp": string;
                /** @description As Standard Webhooks has it: `v1,` and HMAC-SHA256 over id, timestamp and body */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken. So is every other 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.order.money": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt and replay */
                "Webhook-Id": string;
                /** @description Seconds since 1970: refuse what is more than five minutes away */
                "Webhook-Timestamp": string;
                /** @description As Standard Webhooks has it: `v1,` and HMAC-SHA256 over id, timestamp and body */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken. So is every other 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt and replay */
                "Webhook-Id": string;
                /** @description Seconds since 1970: refuse what is more than five minutes away */
                "Webhook-Timestamp": string;
                /** @description As Standard Webhooks has it: `v1,` and HMAC-SHA256 over id, timestamp and body */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description Taken. So is every other 2xx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it is tried again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
