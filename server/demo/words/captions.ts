/** What is said in the demo's videos, whatever they show; each line stays short enough to be read in its shots. */
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

/** Captions put sounds that are not speech in brackets. */
export const musicCaption: Six = [
  '[Music plays]',
  '[موسيقى]',
  '[Musique]',
  '[Musik]',
  '[Suena música]',
  '[Muzică]',
]

export const spokenLines: readonly Six[] = [
  [
    'The light changes slowly here.',
    'يتبدّل الضوء هنا على مهل.',
    'Ici, la lumière change lentement.',
    'Das Licht wechselt hier langsam.',
    'Aquí la luz cambia despacio.',
    'Aici lumina se schimbă încet.',
  ],
  [
    'Someone has left a lamp in the window.',
    'ترك أحدهم مصباحًا في النافذة.',
    'Quelqu’un a laissé une lampe à la fenêtre.',
    'Jemand hat eine Lampe ins Fenster gestellt.',
    'Alguien ha dejado una lámpara en la ventana.',
    'Cineva a lăsat o lampă la fereastră.',
  ],
  [
    '“Did you hear that?” “Only the wind.”',
    '«هل سمعتَ ذلك؟» «إنها الريح فقط.»',
    '« Tu as entendu ? » « Ce n’est que le vent. »',
    '„Hast du das gehört?“ „Nur der Wind.“',
    '«¿Has oído eso?» «Solo es el viento».',
    '„Ai auzit?” „E doar vântul.”',
  ],
  [
    'Past the last arch, the road goes down to the sea.',
    'بعد القوس الأخير ينحدر الطريق إلى البحر.',
    'Après la dernière arche, la route descend vers la mer.',
    'Hinter dem letzten Bogen führt die Straße hinab zum Meer.',
    'Tras el último arco, el camino baja hasta el mar.',
    'După ultima arcadă, drumul coboară spre mare.',
  ],
  [
    'We used to count the boats from this wall.',
    'كنا نعدّ القوارب من فوق هذا السور.',
    'De ce mur, nous comptions les bateaux.',
    'Von dieser Mauer aus haben wir früher die Boote gezählt.',
    'Desde este muro contábamos los barcos.',
    'De pe zidul acesta număram bărcile.',
  ],
  [
    '“Stay a little longer.”',
    '«ابقَ قليلًا بعد.»',
    '« Reste encore un peu. »',
    '„Bleib noch ein wenig.“',
    '«Quédate un poco más».',
    '„Mai rămâi puțin.”',
  ],
  [
    'The night market opens when the heat is gone.',
    'يفتح سوق الليل حين يزول الحر.',
    'Le marché de nuit ouvre quand la chaleur est tombée.',
    'Der Nachtmarkt öffnet, wenn die Hitze vorbei ist.',
    'El mercado nocturno abre cuando se va el calor.',
    'Piața de noapte se deschide când trece căldura.',
  ],
  [
    'Every door here has its own sound.',
    'لكل باب هنا صوته الخاص.',
    'Ici, chaque porte a son propre son.',
    'Jede Tür hat hier ihren eigenen Klang.',
    'Aquí cada puerta tiene su propio sonido.',
    'Aici fiecare ușă are sunetul ei.',
  ],
  [
    '“I thought you had left.” “So did I.”',
    '«ظننتُ أنك رحلت.» «وأنا أيضًا.»',
    '« Je te croyais parti. » « Moi aussi. »',
    '„Ich dachte, du wärst fort.“ „Ich auch.“',
    '«Creía que te habías ido». «Yo también».',
    '„Credeam că ai plecat.” „Și eu.”',
  ],
  [
    'In the morning, the courtyard is quiet again.',
    'وفي الصباح يعود الهدوء إلى الفناء.',
    'Au matin, la cour est de nouveau calme.',
    'Am Morgen ist der Hof wieder still.',
    'Por la mañana, el patio vuelve a estar en calma.',
    'Dimineața, în curte e din nou liniște.',
  ],
]
