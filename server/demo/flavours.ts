/** How the demo catalogues of the tenants differ: their artists, and what is featured. */
import type { Language } from '../../src/contract/languages.ts'

export interface Pinned {
  artist: string
  lang: Language
  albums: readonly string[]
}
export interface Flavour {
  currency: string
  artists: Record<Language, number>
  pinned: readonly Pinned[]
}

const pin = (lang: Language, artist: string, ...albums: string[]): Pinned => ({ lang, artist, albums })

const riwaq: Flavour = {
  currency: 'EUR',
  artists: { en: 16, ar: 14, fr: 10, de: 8, es: 7, ro: 5 },
  pinned: [
    pin('en', 'The Arcade', 'Desert Light', 'Blue Daylight'),
    pin('ar', 'ليان الأطلسي', 'مد وجزر', 'بيت الياسمين'),
    pin('en', 'Nora Ashdown', 'Harbour Nights', 'Maps of Wind'),
    pin('fr', 'La Petite Verrière', 'Marée montante'),
    pin('ar', 'سامر نوري', 'خرائط الريح', 'نهار أزرق'),
    pin('de', 'Blaue Stunde', 'Offenes Fenster'),
    pin('es', 'Los Tejados', 'Segundo amanecer'),
    pin('ro', 'Tren de Noapte', 'Feribotul de noapte'),
  ],
}
const nour: Flavour = {
  currency: 'AED',
  artists: { ar: 22, en: 12, fr: 12, es: 8, ro: 3, de: 3 },
  pinned: [
    pin('ar', 'ليان الأطلسي', 'ضوء الصحراء', 'بيت الياسمين'),
    pin('ar', 'مايا حداد', 'خرائط الريح', 'قهوة الصباح'),
    pin('ar', 'سامر نوري', 'مد وجزر', 'نهار أزرق'),
    pin('ar', 'فرقة القوس', 'حكايات المدينة', 'ليالي الميناء'),
    pin('ar', 'كريم البحر', 'حديث العود', 'موّال الغروب'),
    pin('fr', 'Orchestre de la Cour', 'Petit matin'),
    pin('es', 'La Orilla Lenta', 'Cal y canto'),
  ],
}
const klang: Flavour = {
  currency: 'EUR',
  artists: { de: 18, en: 18, fr: 9, es: 7, ro: 5, ar: 3 },
  pinned: [
    pin('de', 'Raum 11', 'Signal Rot', 'Unterdruck'),
    pin('de', 'Mika Brandt', 'Nachtschicht', 'Takt 4'),
    pin('de', 'Kollektiv Ost', 'Leise Maschinen', 'Zwischendeck'),
    pin('de', 'Ada Voss', 'Beton & Licht', 'Gegenlicht'),
    pin('de', 'Juno Keller', 'Ringbahn', 'Freilauf'),
    pin('de', 'Tarek Lenz', 'Schichtwechsel'),
    pin('en', 'Velvet Semaphore', 'Quiet Machines'),
  ],
}

const flavours: Record<string, Flavour> = { riwaq, nour, klang }

/** A tenant that has none of its own shows the catalogue of the first. */
export const flavourOf = (tenant: string): Flavour => flavours[tenant] ?? riwaq
