/** Tournaments and challenges. */
import type { Six } from './six.ts'

export interface CupRow {
  key: string
  kind: 'tournament' | 'challenge'
  state: 'upcoming' | 'live' | 'past'
  /** Days from the day of seeding. */
  day: number
  title: Six
  about: Six
}
const cup = (
  kind: CupRow['kind'],
  key: string,
  state: CupRow['state'],
  day: number,
  title: Six,
  about: Six,
): CupRow => ({ key, kind, state, day, title, about })

export const cups: readonly CupRow[] = [
  cup(
    'tournament',
    'night-sprint-cup',
    'live',
    0,
    [
      'Night Sprint Cup',
      'كأس سباق الليل',
      'Coupe Night Sprint',
      'Nachtsprint-Cup',
      'Copa Night Sprint',
      'Cupa Night Sprint',
    ],
    [
      'Semi-finals, eight teams, one corner nobody likes.',
      'نصف النهائي، ثمانية فرق ومنعطف لا يحبه أحد.',
      'Demi-finales, huit équipes, un virage que personne n’aime.',
      'Halbfinale, acht Teams, eine Kurve, die keiner mag.',
      'Semifinales, ocho equipos y una curva que no gusta a nadie.',
      'Semifinale, opt echipe și o curbă pe care nu o iubește nimeni.',
    ],
  ),
  cup(
    'tournament',
    'arches-open',
    'upcoming',
    6,
    [
      'Arches Open',
      'بطولة الأقواس المفتوحة',
      'Open des Arches',
      'Arches Open',
      'Abierto de Arches',
      'Arches Open',
    ],
    [
      'Thirty-two players, one puzzle, ten minutes on the clock.',
      'اثنان وثلاثون لاعبًا ولغز واحد وعشر دقائق.',
      'Trente-deux joueurs, une énigme, dix minutes au chrono.',
      'Zweiunddreißig Spieler, ein Rätsel, zehn Minuten auf der Uhr.',
      'Treinta y dos jugadores, un puzle, diez minutos en el reloj.',
      'Treizeci și doi de jucători, un puzzle, zece minute pe ceas.',
    ],
  ),
  cup(
    'tournament',
    'word-bazaar-league',
    'upcoming',
    12,
    [
      'Word Bazaar League',
      'دوري سوق الكلمات',
      'Ligue Word Bazaar',
      'Word-Bazaar-Liga',
      'Liga Word Bazaar',
      'Liga Word Bazaar',
    ],
    [
      'Six languages, one table, words of seven letters and more.',
      'ست لغات وطاولة واحدة وكلمات من سبعة أحرف فأكثر.',
      'Six langues, une table, des mots de sept lettres et plus.',
      'Sechs Sprachen, ein Tisch, Wörter ab sieben Buchstaben.',
      'Seis idiomas, una mesa, palabras de siete letras o más.',
      'Șase limbi, o masă, cuvinte de șapte litere și mai mult.',
    ],
  ),
  cup(
    'tournament',
    'spring-regatta',
    'past',
    -20,
    [
      'Spring Regatta',
      'سباق الربيع الشراعي',
      'Régate de printemps',
      'Frühlingsregatta',
      'Regata de primavera',
      'Regata de primăvară',
    ],
    [
      'Won by half a length in the last wind of the day.',
      'حُسم بنصف طول في آخر ريح من النهار.',
      'Gagnée d’une demi-longueur au dernier vent du jour.',
      'Mit einer halben Länge im letzten Wind des Tages gewonnen.',
      'Ganada por medio cuerpo con el último viento del día.',
      'Câștigată la jumătate de lungime, în ultimul vânt al zilei.',
    ],
  ),
  cup(
    'challenge',
    'seven-mornings',
    'live',
    0,
    ['Seven mornings', 'سبعة صباحات', 'Sept matins', 'Sieben Morgen', 'Siete mañanas', 'Șapte dimineți'],
    [
      'Solve one puzzle before breakfast, seven days in a row.',
      'حُلّ لغزًا قبل الإفطار سبعة أيام متتالية.',
      'Une énigme avant le petit-déjeuner, sept jours de suite.',
      'Löse sieben Tage lang ein Rätsel vor dem Frühstück.',
      'Resuelve un puzle antes de desayunar, siete días seguidos.',
      'Rezolvă un puzzle înainte de micul dejun, șapte zile la rând.',
    ],
  ),
  cup(
    'challenge',
    'no-lights',
    'live',
    0,
    ['No lights', 'بلا أضواء', 'Sans lumière', 'Ohne Licht', 'Sin luces', 'Fără lumini'],
    [
      'Finish one round of Rooftop Courier without touching a lantern.',
      'أنهِ جولة من Rooftop Courier من دون أن تلمس فانوسًا.',
      'Terminez une partie de Rooftop Courier sans toucher une lanterne.',
      'Beende eine Runde Rooftop Courier, ohne eine Laterne zu berühren.',
      'Termina una ronda de Rooftop Courier sin tocar un farol.',
      'Termină o rundă de Rooftop Courier fără să atingi un felinar.',
    ],
  ),
  cup(
    'challenge',
    'hundred-words',
    'upcoming',
    4,
    ['A hundred words', 'مئة كلمة', 'Cent mots', 'Hundert Wörter', 'Cien palabras', 'O sută de cuvinte'],
    [
      'Collect a hundred words in Word Bazaar in one weekend.',
      'اجمع مئة كلمة في Word Bazaar في نهاية أسبوع واحدة.',
      'Réunissez cent mots dans Word Bazaar en un week-end.',
      'Sammle an einem Wochenende hundert Wörter in Word Bazaar.',
      'Reúne cien palabras en Word Bazaar en un fin de semana.',
      'Adună o sută de cuvinte în Word Bazaar într-un weekend.',
    ],
  ),
]
