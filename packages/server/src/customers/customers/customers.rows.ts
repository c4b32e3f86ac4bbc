import type {
  Customer,
  CustomerAddress,
  CustomerDetails,
  CustomerOrder,
  CustomerReview,
} from '@sufra/contract/customers/customers'
import { picture } from '../../kernel/images/auditedImage.ts'
import type { addressesOf, ordersOf, usualStoresOf } from './customers.profile.sql.ts'
import type { reviewsOf } from './customers.reviews.sql.ts'
import type { CustomerRow } from './customers.sql.ts'

export const presentCustomer = <Row extends CustomerRow>(row: Row): Omit<Row, 'image'> & Customer => ({
  ...row,
  image: picture(row.image),
})

type Each<T extends (...all: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<T>>[number]

export const presentOrder = (row: Each<typeof ordersOf>): CustomerOrder => ({
  id: row.id,
  order_current_status: {
    id: row.status_id,
    status: row.status,
    display_status: { en: row.display_status_en, ar: row.display_status_ar },
  },
  order_total_price: row.order_total_price,
  iso_date: row.iso_date,
  picked_time_iso_date: row.event_at,
  store_name: { en: row.store_name_en, ar: row.store_name_ar },
})

export const presentUsualStore = ({
  name_en,
  name_ar,
  ...row
}: Each<typeof usualStoresOf>): CustomerDetails['usual_stores'][number] => ({
  ...row,
  name: { en: name_en, ar: name_ar },
})

export const presentAddress = ({
  area_en,
  area_ar,
  region_en,
  region_ar,
  ...row
}: Each<typeof addressesOf>): CustomerAddress => ({
  ...row,
  area: { en: area_en, ar: area_ar },
  region: { en: region_en, ar: region_ar },
})

export const presentReview = ({
  store_en,
  store_ar,
  ratings,
  ...row
}: Each<typeof reviewsOf>): CustomerReview => ({
  ...row,
  store_name: { en: store_en, ar: store_ar },
  ratings: ratings.map(({ name_en, name_ar, rate }) => ({ name: { en: name_en, ar: name_ar }, rate })),
})
