/** Tournaments and challenges. */
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

export interface TournamentRow {
  key: string
  kind: 'tournament' | 'challenge'
  /** Days from the day of seeding. */
  day: number
  title: Six
  about: Six
  /** Title of the game that is played. */
  game: string
  seats: number | null
}
const cup = (
  kind: TournamentRow['kind'],
  key: string,
  day: number,
  title: Six,
  about: Six,
  game: string,
  seats: number | null = null,
): TournamentRow => ({ key, kind, day, title, about, game, seats })

export const tournaments: readonly TournamentRow[] = [
  cup(
    'tournament',
    'night-sprint-cup',
    -2,
    [
      'Night Sprint Cup',
      'كأس سباق الليل',
      'Coupe Night Sprint',
      'Nachtsprint-Cup',
      'Copa Night Sprint',
      'Cupa Night Sprint',
    ],
    [
      'Semi-finals, four teams, one corner nobody likes.',
      'نصف النهائي، أربعة فرق ومنعطف لا يحبه أحد.',
      'Demi-finales, quatre équipes, un virage que personne n’aime.',
      'Halbfinale, vier Teams, eine Kurve, die keiner mag.',
      'Semifinales, cuatro equipos y una curva que no gusta a nadie.',
      'Semifinale, patru echipe și o curbă pe care nu o iubește nimeni.',
    ],
    'Night Sprint',
    8,
  ),
  cup(
    'tournament',
    'arches-open',
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
    'Arches',
    32,
  ),
  cup(
    'tournament',
    'word-bazaar-league',
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
    'Word Bazaar',
    64,
  ),
  cup(
    'tournament',
    'spring-regatta',
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
    'Paper Regatta',
    16,
  ),
  cup(
    'challenge',
    'seven-mornings',
    -1,
    ['Seven mornings', 'سبعة صباحات', 'Sept matins', 'Sieben Morgen', 'Siete mañanas', 'Șapte dimineți'],
    [
      'Solve one puzzle before breakfast, seven days in a row.',
      'حُلّ لغزًا قبل الإفطار سبعة أيام متتالية.',
      'Une énigme avant le petit-déjeuner, sept jours de suite.',
      'Löse sieben Tage lang ein Rätsel vor dem Frühstück.',
      'Resuelve un puzle antes de desayunar, siete días seguidos.',
      'Rezolvă un puzzle înainte de micul dejun, șapte zile la rând.',
    ],
    'Lantern Lines',
  ),
  cup(
    'challenge',
    'no-lights',
    -1,
    ['No lights', 'بلا أضواء', 'Sans lumière', 'Ohne Licht', 'Sin luces', 'Fără lumini'],
    [
      'Finish one round of Rooftop Courier without touching a lantern.',
      'أنهِ جولة من Rooftop Courier من دون أن تلمس فانوسًا.',
      'Terminez une partie de Rooftop Courier sans toucher une lanterne.',
      'Beende eine Runde Rooftop Courier, ohne eine Laterne zu berühren.',
      'Termina una ronda de Rooftop Courier sin tocar un farol.',
      'Termină o rundă de Rooftop Courier fără să atingi un felinar.',
    ],
    'Rooftop Courier',
  ),
  cup(
    'challenge',
    'hundred-words',
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
    'Word Bazaar',
  ),
]

/** What holds for every one of a kind. */
export const tournamentRules: Record<TournamentRow['kind'], readonly Six[]> = {
  tournament: [
    [
      'Teams have two to five players; each of them plays for one team only.',
      'في كل فريق لاعبان إلى خمسة، ولا يلعب أحد إلا لفريق واحد.',
      'Une équipe compte deux à cinq personnes ; chacune ne joue que pour une équipe.',
      'Ein Team hat zwei bis fünf Spieler; jeder spielt nur für ein Team.',
      'Un equipo tiene de dos a cinco jugadores; cada uno juega solo para un equipo.',
      'O echipă are doi până la cinci jucători; fiecare joacă pentru o singură echipă.',
    ],
    [
      'Who loses a round is out; a draw is played again at once.',
      'من يخسر جولة يخرج، والتعادل يُعاد فورًا.',
      'Qui perd une manche est éliminé ; une égalité se rejoue aussitôt.',
      'Wer eine Runde verliert, scheidet aus; ein Unentschieden wird sofort wiederholt.',
      'Quien pierde una ronda queda fuera; un empate se repite en el acto.',
      'Cine pierde o rundă iese; o remiză se rejoacă imediat.',
    ],
    [
      'Come ten minutes before the start. Whoever is five minutes late forfeits the round.',
      'احضر قبل البدء بعشر دقائق. من يتأخر خمس دقائق يخسر الجولة.',
      'Soyez là dix minutes avant le début. Cinq minutes de retard, et la manche est perdue.',
      'Sei zehn Minuten vorher da. Wer fünf Minuten zu spät kommt, verliert die Runde.',
      'Llega diez minutos antes. Quien se retrasa cinco minutos pierde la ronda.',
      'Vino cu zece minute înainte. Cine întârzie cinci minute pierde runda.',
    ],
    [
      'Be kind. Insults and helpers end a team’s tournament.',
      'كن لطيفًا. الإهانات والاستعانة بغيرك تنهيان مشاركة الفريق.',
      'Restez aimables. Une insulte ou une aide extérieure met fin au tournoi de l’équipe.',
      'Sei freundlich. Beleidigungen und fremde Hilfe beenden das Turnier eines Teams.',
      'Sé amable. Los insultos y la ayuda ajena terminan el torneo de un equipo.',
      'Fii amabil. Insultele și ajutorul din afară încheie turneul unei echipe.',
    ],
  ],
  challenge: [
    [
      'Everyone plays alone, as often as they like; the best try counts.',
      'كلٌّ يلعب وحده كما شاء، وتُحتسب أفضل محاولة.',
      'Chacun joue seul, autant de fois qu’il veut ; le meilleur essai compte.',
      'Alle spielen allein, so oft sie wollen; der beste Versuch zählt.',
      'Cada cual juega en solitario cuantas veces quiera; cuenta el mejor intento.',
      'Fiecare joacă singur, de câte ori vrea; contează cea mai bună încercare.',
    ],
    [
      'Every day begins at midnight where you are.',
      'يبدأ كل يوم عند منتصف الليل حيث أنت.',
      'Chaque journée commence à minuit, là où vous êtes.',
      'Jeder Tag beginnt um Mitternacht, dort, wo du bist.',
      'Cada día empieza a medianoche donde estés.',
      'Fiecare zi începe la miezul nopții, acolo unde ești.',
    ],
  ],
}

interface TournamentVideo {
  key: string
  cup: string
  minutes: number
  title: Six
  about: Six
}
export const tournamentVideos: readonly TournamentVideo[] = [
  {
    key: 'cup-last-corner',
    cup: 'night-sprint-cup',
    minutes: 9,
    title: [
      'The last corner',
      'المنعطف الأخير',
      'Le dernier virage',
      'Die letzte Kurve',
      'La última curva',
      'Ultimul viraj',
    ],
    about: [
      'Four laps, two leaders and a puddle that nobody saw. The quarter-finals in nine minutes.',
      'أربع لفات ومتصدران وبركة ماء لم يرها أحد. ربع النهائي في تسع دقائق.',
      'Quatre tours, deux meneurs et une flaque que personne n’a vue. Les quarts de finale en neuf minutes.',
      'Vier Runden, zwei Führende und eine Pfütze, die keiner sah. Das Viertelfinale in neun Minuten.',
      'Cuatro vueltas, dos líderes y un charco que nadie vio. Los cuartos de final en nueve minutos.',
      'Patru ture, doi lideri și o băltoacă pe care n-a văzut-o nimeni. Sferturile de finală în nouă minute.',
    ],
  },
  {
    key: 'cup-how-arches',
    cup: 'arches-open',
    minutes: 6,
    title: [
      'How one plays Arches well',
      'كيف تلعب Arches بمهارة',
      'Bien jouer à Arches',
      'Wie man Arches gut spielt',
      'Cómo jugar bien a Arches',
      'Cum se joacă bine Arches',
    ],
    about: [
      'Last year’s winner lays one board slowly and says what she sees.',
      'الفائزة في العام الماضي ترتب لوحة على مهل وتقول ما تراه.',
      'La gagnante de l’an dernier pose un plateau lentement et dit ce qu’elle voit.',
      'Die Siegerin des letzten Jahres legt langsam ein Brett und sagt, was sie sieht.',
      'La ganadora del año pasado compone un tablero despacio y cuenta lo que ve.',
      'Câștigătoarea de anul trecut așază încet o tablă și spune ce vede.',
    ],
  },
  {
    key: 'cup-regatta-final',
    cup: 'spring-regatta',
    minutes: 14,
    title: [
      'Half a length',
      'نصف طول',
      'Une demi-longueur',
      'Eine halbe Länge',
      'Medio cuerpo',
      'Jumătate de lungime',
    ],
    about: [
      'The final of the regatta, from the first gust to the last.',
      'نهائي السباق الشراعي من أول هبّة إلى آخرها.',
      'La finale de la régate, de la première risée à la dernière.',
      'Das Finale der Regatta, von der ersten Böe bis zur letzten.',
      'La final de la regata, de la primera racha a la última.',
      'Finala regatei, de la prima rafală până la ultima.',
    ],
  },
]
