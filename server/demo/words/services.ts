/** Information services: who writes them, when, and how an issue reads. */
import type { Insight } from '../../../src/contract/offers.ts'
import type { Motif } from '../art/objects.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

interface ServiceRow {
  key: string
  motif: Motif
  /** Name of the partner who writes it. */
  maker: string
  sees: readonly Insight[]
  title: Six
  about: Six
  rhythm: Six
  /** How an issue of it reads. */
  sample: Six
}
export const services: readonly ServiceRow[] = [
  {
    key: 'morning-poem',
    motif: 'sunrise',
    maker: 'Kitchen Table Press',
    sees: ['name', 'language'],
    rhythm: [
      'Every morning at eight',
      'كل صباح في الثامنة',
      'Chaque matin à huit heures',
      'Jeden Morgen um acht',
      'Cada mañana a las ocho',
      'În fiecare dimineață la opt',
    ],
    sample: [
      'The kettle sings before the street; / the day sits down on borrowed feet.',
      'يغني الإبريق قبل الشارع، / ويجلس النهار على مهل.',
      'La bouilloire chante avant la rue ; / le jour s’assoit, à peine venu.',
      'Der Kessel singt, die Straße ruht, / der Tag zieht leis den ersten Schuh.',
      'Canta el agua antes que la calle; / se sienta el día, sin que nadie hable.',
      'Ceainicul cântă înainte de stradă; / ziua se-așază, încă neîntreagă.',
    ],
    title: [
      'Poem of the morning',
      'قصيدة الصباح',
      'Poème du matin',
      'Gedicht am Morgen',
      'Poema de la mañana',
      'Poezia dimineții',
    ],
    about: [
      'Eight lines at eight o’clock.',
      'ثمانية أبيات في الثامنة.',
      'Huit vers à huit heures.',
      'Acht Zeilen um acht Uhr.',
      'Ocho versos a las ocho.',
      'Opt versuri la ora opt.',
    ],
  },
  {
    key: 'sea-weather',
    motif: 'cloud',
    maker: 'Harbour Lab',
    sees: ['language', 'place'],
    rhythm: [
      'Twice a day, at six and at six',
      'مرتين في اليوم، في السادسة صباحًا ومساءً',
      'Deux fois par jour, à six heures et à dix-huit heures',
      'Zweimal am Tag, um sechs und um achtzehn Uhr',
      'Dos veces al día, a las seis y a las dieciocho',
      'De două ori pe zi, la șase și la optsprezece',
    ],
    sample: [
      'Wind from the west, waves to the knee. Go in the morning; after three it is no pleasure.',
      'ريح غربية وموج حتى الركبة. اخرج صباحًا، فبعد الثالثة لا متعة فيه.',
      'Vent d’ouest, vagues au genou. Sortez le matin ; après trois heures, ce n’est plus un plaisir.',
      'Wind aus West, Wellen bis zum Knie. Fahr am Morgen; nach drei ist es kein Vergnügen.',
      'Viento del oeste, olas hasta la rodilla. Sal por la mañana; después de las tres no da gusto.',
      'Vânt din vest, valuri până la genunchi. Ieși dimineața; după trei nu mai e o plăcere.',
    ],
    title: ['Sea weather', 'طقس البحر', 'Météo marine', 'Seewetter', 'Tiempo en el mar', 'Vremea pe mare'],
    about: [
      'Wind, waves and one plain sentence about both.',
      'الرياح والأمواج وجملة واضحة عن كليهما.',
      'Le vent, les vagues et une phrase claire sur les deux.',
      'Wind, Wellen und ein klarer Satz zu beiden.',
      'Viento, olas y una frase clara sobre ambos.',
      'Vânt, valuri și o propoziție clară despre ambele.',
    ],
  },
  {
    key: 'word-of-the-day',
    motif: 'pages',
    maker: 'Kitchen Table Press',
    sees: ['language'],
    rhythm: [
      'Once a day, at noon',
      'مرة في اليوم، عند الظهر',
      'Une fois par jour, à midi',
      'Einmal am Tag, mittags',
      'Una vez al día, a mediodía',
      'O dată pe zi, la prânz',
    ],
    sample: [
      'Arcade: from arcus, a bow. It bent over a street in Rome, and stayed up.',
      'رواق: ظلّ بين عمودين. خرج من البيت إلى السوق وبقي فيه.',
      'Arcade : de arcus, l’arc. Il s’est penché sur une rue de Rome et n’est pas tombé.',
      'Arkade: von arcus, der Bogen. Er beugte sich in Rom über eine Straße und blieb stehen.',
      'Arcada: de arcus, el arco. Se inclinó sobre una calle de Roma y se quedó en pie.',
      'Arcadă: din arcus, arcul. S-a aplecat peste o stradă din Roma și a rămas în picioare.',
    ],
    title: [
      'Word of the day',
      'كلمة اليوم',
      'Mot du jour',
      'Wort des Tages',
      'Palabra del día',
      'Cuvântul zilei',
    ],
    about: [
      'One word, where it comes from, where it went.',
      'كلمة واحدة: من أين جاءت وإلى أين ذهبت.',
      'Un mot, d’où il vient, où il est allé.',
      'Ein Wort, woher es kommt und wohin es ging.',
      'Una palabra, de dónde viene y adónde fue.',
      'Un cuvânt, de unde vine și unde a ajuns.',
    ],
  },
  {
    key: 'match-day',
    motif: 'ball',
    maker: 'Terrace Desk',
    sees: ['language', 'plan'],
    rhythm: [
      'An hour before kick-off, and at the end',
      'قبل صافرة البداية بساعة، وعند النهاية',
      'Une heure avant le coup d’envoi, et à la fin',
      'Eine Stunde vor dem Anpfiff und am Ende',
      'Una hora antes del comienzo, y al final',
      'Cu o oră înainte de start și la final',
    ],
    sample: [
      'Two goals in added time, and a keeper who scored one of them. You may sit down again.',
      'هدفان في الوقت الضائع أحدهما سجله الحارس. يمكنك الجلوس الآن.',
      'Deux buts dans le temps additionnel, dont un du gardien. Vous pouvez vous rasseoir.',
      'Zwei Tore in der Nachspielzeit, eines davon vom Torwart. Du darfst dich wieder setzen.',
      'Dos goles en el descuento, uno de ellos del portero. Ya puedes sentarte.',
      'Două goluri în prelungiri, unul marcat de portar. Poți să te așezi la loc.',
    ],
    title: ['Match day', 'يوم المباراة', 'Jour de match', 'Spieltag', 'Día de partido', 'Ziua meciului'],
    about: [
      'Scores and a reminder before kick-off.',
      'النتائج وتذكير قبل صافرة البداية.',
      'Les scores et un rappel avant le coup d’envoi.',
      'Ergebnisse und eine Erinnerung vor dem Anpfiff.',
      'Resultados y un aviso antes del comienzo.',
      'Scoruri și un memento înainte de start.',
    ],
  },
]
