import type { Song } from './song.ts'

/** French, Spanish, Romanian. */
export const romance: readonly Song[] = [
  {
    lang: 'fr',
    title: 'Marée montante',
    verses: [
      [
        'La plage a perdu ses châteaux',
        'les seaux sont rentrés à la file',
        'il reste un cerf-volant là-haut',
        'qui tire la mer vers la ville',
      ],
      [
        'Tu disais : l’eau ne fait que lire',
        'les phrases qu’on laisse en passant',
        'la mienne, elle a dû la relire',
        'trois fois, avec un air absent',
      ],
      [
        'J’ai mis mes chaussures en haut',
        'sur le muret, près du café',
        'si je reviens sans un mot',
        'c’est que la mer me l’a gardé',
      ],
    ],
    chorus: [
      'Marée montante, monte encore',
      'jusqu’à la marche, jusqu’au seuil',
      'j’ouvre la porte, j’ouvre le port',
      'je te fais une place au fauteuil',
    ],
    bridge: [
      'Et si demain tout est ailleurs',
      'le banc, la rue, le réverbère',
      'je saurai l’heure à la couleur',
      'que l’eau met sous la pierre',
    ],
  },
  {
    lang: 'fr',
    title: 'Petit matin',
    verses: [
      [
        'Le boulanger lève son store',
        'la rue bâille dans son manteau',
        'un chat traverse et puis s’endort',
        'sur le capot d’une auto',
      ],
      [
        'Tu dors avec la main ouverte',
        'comme on attend qu’il pleuve un peu',
        'j’ai mis la bouilloire à l’alerte',
        'et l’ombre des tasses par deux',
      ],
      [
        'On n’a rien dit de toute une heure',
        'on a très bien parlé pourtant',
        'le jour a pris notre couleur',
        'et nous a suivis en marchant',
      ],
    ],
    chorus: [
      'Petit matin, ne fais pas de bruit',
      'pose ta lumière sur la chaise',
      'on a le temps, on a fini la nuit',
      'et le café rend tout plus à l’aise',
    ],
    bridge: [
      'Encore un peu, encore un rien',
      'le temps d’un bus qui passe',
      'on reprendra le monde au coin',
      'quand il fera surface',
    ],
  },
  {
    lang: 'es',
    title: 'Segundo amanecer',
    verses: [
      [
        'En el tejado una radio vieja',
        'canta bajito para el palomar',
        'la luna se va, la luz se queja',
        'y el gallo no sabe por dónde empezar',
      ],
      [
        'Traje naranjas, traje un cuaderno',
        'traje tu nombre sin terminar',
        'lo escribí en marzo, llegó el invierno',
        'y aún me queda una letra por dar',
      ],
      [
        'Abuela dice que el sol se cansa',
        'que sube dos veces si ve que hay fe',
        'yo le he guardado sitio en la danza',
        'y un vaso de agua, y un poco de té',
      ],
    ],
    chorus: [
      'Segundo amanecer, ven despacio',
      'que la primera vez no te vi',
      'hay una silla, hay un espacio',
      'hay una ventana pensando en ti',
    ],
    bridge: [
      'Y si no vienes, ya vendrá el mar',
      'y si no el mar, la gente',
      'siempre hay alguien que sabe entrar',
      'con el sol en la frente',
    ],
  },
  {
    lang: 'es',
    title: 'Cal y canto',
    verses: [
      [
        'Mi calle es blanca como la sal',
        'la pintan juntas cada verano',
        'y queda siempre en el portal',
        'la huella azul de alguna mano',
      ],
      [
        'Pasa el afilador silbando',
        'pasa la tarde detrás de él',
        'los niños cuentan, se van quedando',
        'dormidos con migas y miel',
      ],
      [
        'Si vuelves, toca con la rodilla',
        'que traes las manos llenas de flor',
        'la puerta es vieja, pero es sencilla',
        'se abre con sombra y con calor',
      ],
    ],
    chorus: [
      'A cal y canto cerré la pena',
      'a cal y canto la vi dormir',
      'y por la tapia, la luna llena',
      'entró sin nada que decir',
    ],
    bridge: [
      'Palma con palma, poco a poco',
      'que el patio sabe esperar',
      'quien llega tarde llega loco',
      'de ganas de cantar',
    ],
  },
  {
    lang: 'ro',
    title: 'Feribotul de noapte',
    verses: [
      [
        'Pe mal rămâne-o singură lampă',
        'și câinele portului, treaz',
        'eu urc încet pe fosta rampă',
        'cu marea lipită de obraz',
      ],
      [
        'Un marinar împarte ceaiul',
        'din termosul lui cu flori',
        'ne-ntreabă cum îi spune graiul',
        'din satul nostru dintre nori',
      ],
      [
        'Tu dormi cu capul pe valiză',
        'și râzi prin somn de nu știu ce',
        'iar luna, trasă ca o briză',
        'ne trece apa sub picioare',
      ],
    ],
    chorus: [
      'Feribot de noapte, du-mă lin',
      'între două maluri fără nume',
      'am în buzunar un ban puțin',
      'și o noapte-ntreagă pentru lume',
    ],
    bridge: [
      'Încă o dungă de lumină',
      'încă un far, încă un val',
      'și dimineața vine, lină',
      'să lege sfoara noastră de mal',
    ],
  },
]
