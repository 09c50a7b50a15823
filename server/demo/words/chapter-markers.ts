/** Titles of chapter markers: the greeting, and one title for each spoken line. */
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

export const welcome: Six = ['Welcome', 'أهلًا', 'Bienvenue', 'Willkommen', 'Bienvenida', 'Bun venit']

/** In the order of the `lines` of each language. */
export const chapterNames: readonly Six[] = [
  [
    'A short walk',
    'نزهة قصيرة',
    'Une courte promenade',
    'Ein kurzer Spaziergang',
    'Un paseo corto',
    'O plimbare scurtă',
  ],
  [
    'Every door a story',
    'لكل باب حكاية',
    'Une histoire par porte',
    'Hinter jeder Tür',
    'Cada puerta, una historia',
    'Fiecare ușă, o poveste',
  ],
  [
    'Sounds, not dates',
    'أصوات لا تواريخ',
    'Des sons, pas des dates',
    'Klänge statt Daten',
    'Sonidos, no fechas',
    'Sunete, nu date',
  ],
  [
    'A tune without a name',
    'لحن بلا اسم',
    'Un air sans nom',
    'Eine Melodie ohne Namen',
    'Una melodía sin nombre',
    'O melodie fără nume',
  ],
  [
    'What slow things teach',
    'دروس الأشياء البطيئة',
    'L’école de la lenteur',
    'Was Langsames lehrt',
    'Lo que enseña lo lento',
    'Ce ne învață încetineala',
  ],
  [
    'The first attempt',
    'المحاولة الأولى',
    'Le premier essai',
    'Der erste Versuch',
    'El primer intento',
    'Prima încercare',
  ],
  [
    'A question to take home',
    'سؤال إلى البيت',
    'Une question à emporter',
    'Eine Frage für zu Hause',
    'Una pregunta para llevar',
    'O întrebare pentru acasă',
  ],
  [
    'The wall answers',
    'الجدار يجيب',
    'Le mur répond',
    'Die Wand antwortet',
    'La pared responde',
    'Zidul răspunde',
  ],
  [
    'Nothing was planned',
    'لم نخطط لشيء',
    'Rien n’était prévu',
    'Nichts war geplant',
    'Nada estaba previsto',
    'Nimic nu era plănuit',
  ],
  [
    'When the lamps came on',
    'حين أضيئت المصابيح',
    'À l’heure des lampes',
    'Als die Lampen angingen',
    'La hora de las farolas',
    'Când s-au aprins felinarele',
  ],
  [
    'The road on the map',
    'الطريق على الخريطة',
    'La route sur la carte',
    'Die Straße auf der Karte',
    'El camino del mapa',
    'Drumul de pe hartă',
  ],
  [
    'An ending, a door',
    'نهاية أم باب',
    'Une fin, une porte',
    'Ein Ende, eine Tür',
    'Un final, una puerta',
    'Un sfârșit, o ușă',
  ],
]
