/**
 * This many items in one category of a store, each with a photo, two pictures, both descriptions, taxonomies, a choice
 * and an addon.
 */
export const menuRows = (store_id: number, items: number): string[] => [
  `set sufra.audit = 'off'`,
  `insert into subcategories (store_id, name_en, name_ar, sorting_index)
     values (${store_id}, 'Grills', 'مشاوٍ', 1)`,
  `with photo as (
     insert into files (key, preset, content_type, size, sha256, width, height, variants)
     select 'm/${store_id}-' || n || '.jpg', 'item', 'image/jpeg', 20000, '\\x00', 400, 400, jsonb_build_array(
       jsonb_build_object('width', 200, 'key', 'm/${store_id}-' || n || '-200.jpg'),
       jsonb_build_object('width', 96, 'key', 'm/${store_id}-' || n || '-96.jpg'))
     from generate_series(1, ${items}) n returning id),
   item as (
     insert into items (store_id, sub_category_id, name_en, name_ar, short_description_en, short_description_ar,
       description_en, description_ar, thumb_id, quantity_per_day, max_quantity_per_day, original_price,
       promoted_price, price_per_unit, enough_for, lead_time, available_from_time, available_to_time, setup_time,
       max_time, sorting_index)
     select ${store_id}, (select max(id) from subcategories where store_id = ${store_id}), 'Dish ' || id, 'طبق ' || id,
       'Rice with chicken', 'أرز مع الدجاج', document, document, id, 100, 50, 22000, 19950, 2000, 10, 24, '10:00', '22:00', 1, 4,
       row_number() over (order by id)
     from photo, lateral (select jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object(
       'type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text',
         repeat('Slow-cooked for a whole night. ', 20)))))) as document) description
     returning id, thumb_id)
   insert into item_images (item_id, file_id, is_default, sorting_index)
     select item.id, thumb_id, place = 1, place from item, generate_series(1, 2) place`,
]
