import type { Song } from './song.ts'

export const german: readonly Song[] = [
  {
    lang: 'de',
    title: 'Offenes Fenster',
    verses: [
      [
        'Im Hof spielt jemand Klarinette',
        'und hört bei jedem Fehler auf',
        'die Wäsche hängt, als ob sie hätte',
        'den ganzen Sommer noch darauf',
      ],
      [
        'Du schreibst: hier regnet es in Reimen',
        'ich schreib: hier blüht der Nachbarsbaum',
        'wir sparen uns die großen Zeilen',
        'und schicken uns den Zwischenraum',
      ],
      [
        'Die Nacht kommt ohne anzuklopfen',
        'sie setzt sich still aufs Fensterbrett',
        'von irgendwo ein Wassertropfen',
        'schlägt mir den Takt bis an das Bett',
      ],
    ],
    chorus: [
      'Lass das Fenster offen stehen',
      'irgendwas kommt immer rein',
      'Wind und Stimmen, die vergehen',
      'und ein bisschen Mondenschein',
    ],
    bridge: [
      'Und wenn es kalt wird, hol ich Decken',
      'und wenn es laut wird, sing ich mit',
      'man muss sich nicht vor allem verstecken',
      'was draußen seine Runde zieht',
    ],
  },
  {
    lang: 'de',
    title: 'Signal Rot',
    verses: [
      [
        'Gleis elf, und nichts bewegt sich mehr',
        'die Stadt hält an, die Luft ist schwer',
        'ein Lautsprecher verliert den Ton',
        'und niemand fragt und niemand kommt',
      ],
      [
        'Ich zähl die Fenster gegenüber',
        'in jedem läuft derselbe Film',
        'ein Schatten geht an mir vorüber',
        'und sagt: wir wollten beide viel',
      ],
      [
        'Dann springt es um, ein Ruck, ein Zug',
        'wir haben beide nicht genug',
        'die Schienen glühen, kilometerlang',
        'das war das Ende vom Anfang',
      ],
    ],
    chorus: [
      'Signal Rot, bleib stehen',
      'Signal Rot, im Kopf',
      'Signal Rot, wir sehen',
      'was sonst keiner sieht: Stopp',
    ],
    bridge: ['Atme aus', 'atme ein', 'Licht geht aus', 'Licht muss sein'],
  },
  {
    lang: 'de',
    title: 'Nachtschicht',
    verses: [
      [
        'Halb drei, die Halle summt in Moll',
        'der Kaffeebecher ist nicht voll',
        'ein Stapler tanzt im Neonlicht',
        'und sieht dabei so müde nicht',
      ],
      [
        'Du stehst am Band und zählst im Kreis',
        'dein Atem wird ein bisschen weiß',
        'wir reden nicht, wir nicken nur',
        'wir gehen nach der gleichen Uhr',
      ],
      [
        'Um sechs Uhr früh die erste Bahn',
        'wir schauen uns im Fenster an',
        'da draußen fängt das Leben an',
        'wir steigen aus und fangen an',
      ],
    ],
    chorus: [
      'Nachtschicht, halt mich wach',
      'Nachtschicht, unterm Wellblechdach',
      'was der Tag nicht hören kann',
      'fängt um diese Zeit erst an',
    ],
    bridge: ['Einen Takt noch', 'einen Gang noch', 'einen Traum noch', 'einen lang noch'],
  },
]
