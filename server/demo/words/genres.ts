/** Genres of music with their names and the moods their songs are composed in. */
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

interface Genre {
  name: Six
  moods: readonly [string, ...string[]]
}

export const genres = {
  pop: { name: ['Pop', 'بوب', 'Pop', 'Pop', 'Pop', 'Pop'], moods: ['bright', 'city'] },
  indie: { name: ['Indie', 'إندي', 'Indé', 'Indie', 'Indie', 'Indie'], moods: ['road', 'bright'] },
  folk: { name: ['Folk', 'فولك', 'Folk', 'Folk', 'Folk', 'Folk'], moods: ['road', 'calm'] },
  jazz: { name: ['Jazz', 'جاز', 'Jazz', 'Jazz', 'Jazz', 'Jazz'], moods: ['night', 'city'] },
  soul: { name: ['Soul', 'سول', 'Soul', 'Soul', 'Soul', 'Soul'], moods: ['night', 'bright'] },
  electronic: {
    name: ['Electronic', 'إلكترونية', 'Électronique', 'Elektronik', 'Electrónica', 'Electronică'],
    moods: ['dance', 'city'],
  },
  ambient: {
    name: ['Ambient', 'أمبيانت', 'Ambient', 'Ambient', 'Ambient', 'Ambient'],
    moods: ['calm', 'lullaby'],
  },
  tarab: { name: ['Tarab', 'طرب', 'Tarab', 'Tarab', 'Tarab', 'Tarab'], moods: ['desert', 'night'] },
  levant: {
    name: [
      'Levantine song',
      'أغنية شامية',
      'Chanson du Levant',
      'Lieder der Levante',
      'Canción levantina',
      'Cântec levantin',
    ],
    moods: ['desert', 'bright'],
  },
  chanson: {
    name: ['Chanson', 'أغنية فرنسية', 'Chanson', 'Chanson', 'Chanson', 'Șansonetă'],
    moods: ['calm', 'night'],
  },
  classical: {
    name: [
      'Chamber music',
      'موسيقى الحجرة',
      'Musique de chambre',
      'Kammermusik',
      'Música de cámara',
      'Muzică de cameră',
    ],
    moods: ['calm', 'lullaby'],
  },
  flamenco: {
    name: [
      'New flamenco',
      'فلامنكو جديد',
      'Nouveau flamenco',
      'Neuer Flamenco',
      'Nuevo flamenco',
      'Flamenco nou',
    ],
    moods: ['dance', 'desert'],
  },
} as const satisfies Record<string, Genre>
export type GenreName = keyof typeof genres
