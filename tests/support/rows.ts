/** Rows as small as they may be, for a store without the demo catalogue. */
import type { Insertable } from 'kysely'
import type { Tables } from '../../server/db/tables.ts'
import type { Store } from '../../server/context.ts'

const picture = JSON.stringify({
  url: '/img/x/0x0.webp',
  colours: ['#112233'],
  deep: '#112233',
  tone: '#112233',
})

export const addItem = (
  store: Store,
  tenant: string,
  id: string,
  more: Partial<Insertable<Tables['item']>> = {},
) =>
  store.within(tenant, ({ db }) =>
    db
      .insertInto('item')
      .values({
        tenant,
        id,
        kind: 'album',
        slug: id,
        lang: 'en',
        grading: 0,
        sort_title: id,
        popularity: 0,
        released: null,
        picture,
        texts: JSON.stringify({ title: { en: `Title of ${id}` } }),
        data: '{}',
        ...more,
      })
      .execute(),
  )

export const addAccount = (
  store: Store,
  tenant: string,
  id: string,
  more: Partial<Insertable<Tables['account']>> = {},
) =>
  store.within(tenant, ({ db }) =>
    db
      .insertInto('account')
      .values({
        tenant,
        id,
        uuid: `uuid-${tenant}-${id}`,
        email: `${id}@${tenant}.example`,
        password_hash: '',
        name: 'Lina',
        last_name: 'Haddad',
        information: JSON.stringify({ city: 'Cairo' }),
        alternat_theme: null,
        selected_lang: null,
        parental: JSON.stringify({ isActive: false, maxRating: null, maxAgeGroup: null }),
        locked_until: null,
        created: new Date(0),
        ...more,
      })
      .execute(),
  )

/** Its key opens nothing. */
export const addPasskeyRow = (store: Store, tenant: string, account: string, id: string) =>
  store.within(tenant, ({ db }) =>
    db
      .insertInto('passkey')
      .values({
        tenant,
        id,
        account,
        host: `${tenant}.localhost`,
        credential: id,
        public_key: '',
        counter: 0,
        transports: '[]',
        name: null,
        holder: 'phone',
        synced: false,
        created: new Date('2026-03-01T10:00:00Z'),
        used: null,
        refused: null,
      })
      .execute(),
  )
