/** Sentences about artists and albums, in six languages. One of each group makes a text. */
import type { Language } from '../../../src/contract/languages.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

/** Cities by the language that is sung there. */
export const homes: Record<Language, readonly Six[]> = {
  ar: [
    ['Cairo', 'القاهرة', 'Le Caire', 'Kairo', 'El Cairo', 'Cairo'],
    ['Beirut', 'بيروت', 'Beyrouth', 'Beirut', 'Beirut', 'Beirut'],
    ['Tunis', 'تونس', 'Tunis', 'Tunis', 'Túnez', 'Tunis'],
    ['Casablanca', 'الدار البيضاء', 'Casablanca', 'Casablanca', 'Casablanca', 'Casablanca'],
  ],
  fr: [
    ['Marseille', 'مرسيليا', 'Marseille', 'Marseille', 'Marsella', 'Marsilia'],
    ['Lyon', 'ليون', 'Lyon', 'Lyon', 'Lyon', 'Lyon'],
    ['Tunis', 'تونس', 'Tunis', 'Tunis', 'Túnez', 'Tunis'],
  ],
  de: [
    ['Berlin', 'برلين', 'Berlin', 'Berlin', 'Berlín', 'Berlin'],
    ['Leipzig', 'لايبزيغ', 'Leipzig', 'Leipzig', 'Leipzig', 'Leipzig'],
  ],
  es: [
    ['Seville', 'إشبيلية', 'Séville', 'Sevilla', 'Sevilla', 'Sevilia'],
    ['Valencia', 'بلنسية', 'Valence', 'Valencia', 'Valencia', 'Valencia'],
  ],
  ro: [
    ['Cluj', 'كلوج', 'Cluj', 'Klausenburg', 'Cluj', 'Cluj'],
    ['Iași', 'ياش', 'Iași', 'Iași', 'Iași', 'Iași'],
  ],
  en: [
    ['Bristol', 'بريستول', 'Bristol', 'Bristol', 'Brístol', 'Bristol'],
    ['Glasgow', 'غلاسكو', 'Glasgow', 'Glasgow', 'Glasgow', 'Glasgow'],
    ['Galway', 'غالواي', 'Galway', 'Galway', 'Galway', 'Galway'],
  ],
}

/** `{name}`, `{city}` */
export const origins: readonly Six[] = [
  [
    '{city} is where {name} wrote the first songs, in a kitchen with one good chair.',
    'في {city} كُتبت أولى أغاني {name}، في مطبخ ليس فيه سوى كرسي واحد مريح.',
    '{city} : c’est là que sont nées les premières chansons de {name}, dans une cuisine avec une seule bonne chaise.',
    '{city} ist der Ort, an dem {name} die ersten Lieder schrieb, in einer Küche mit einem einzigen guten Stuhl.',
    '{city} es el lugar donde {name} escribió las primeras canciones, en una cocina con una sola silla buena.',
    '{city} este locul unde {name} a scris primele cântece, într-o bucătărie cu un singur scaun bun.',
  ],
  [
    '{city} can be heard in every bar of {name}: the trams, the markets, the hour when shutters close.',
    'تُسمع {city} في كل نغمة من موسيقى {name}: الترام والأسواق وساعة إغلاق المصاريع.',
    '{city} s’entend dans chaque mesure de {name} : les trams, les marchés, l’heure où l’on ferme les volets.',
    '{city} ist in jedem Takt von {name} zu hören: die Bahnen, die Märkte, die Stunde der geschlossenen Läden.',
    '{city} se oye en cada compás de {name}: los tranvías, los mercados, la hora en que se cierran las persianas.',
    '{city} se aude în fiecare măsură de {name}: tramvaiele, piețele, ora la care se închid obloanele.',
  ],
  [
    '{city} is home to {name}, and the songs travel further than any bus that leaves from there.',
    '{city} هي بيت {name}، أما الأغاني فتسافر أبعد من أي حافلة تغادرها.',
    '{city} est le port d’attache de {name}, et les chansons voyagent plus loin que tous les cars qui en partent.',
    '{city} ist das Zuhause von {name}, und die Lieder reisen weiter als jeder Bus, der dort abfährt.',
    '{city} es la casa de {name}, y las canciones viajan más lejos que cualquier autobús que sale de allí.',
    '{city} este acasă pentru {name}, iar cântecele călătoresc mai departe decât orice autobuz care pleacă de acolo.',
  ],
]

export const sounds: readonly Six[] = [
  [
    'Few instruments, much air, and a melody that comes back changed: that is the whole recipe.',
    'آلات قليلة وهواء كثير ولحن يعود كل مرة مختلفًا: هذه هي الوصفة كلها.',
    'Peu d’instruments, beaucoup d’air, et une mélodie qui revient transformée : voilà toute la recette.',
    'Wenige Instrumente, viel Luft und eine Melodie, die verwandelt wiederkehrt: Das ist das ganze Rezept.',
    'Pocos instrumentos, mucho aire y una melodía que vuelve cambiada: esa es toda la receta.',
    'Puține instrumente, mult aer și o melodie care revine schimbată: aceasta e toată rețeta.',
  ],
  [
    'Rhythms of dance meet words that could be read aloud without any music.',
    'إيقاعات للرقص تلتقي بكلمات يمكن أن تُقرأ بلا موسيقى.',
    'Des rythmes de danse rencontrent des mots que l’on pourrait lire à voix haute sans musique.',
    'Tanzbare Rhythmen treffen auf Worte, die man auch ohne Musik vorlesen könnte.',
    'Ritmos de baile se encuentran con palabras que podrían leerse en voz alta sin música.',
    'Ritmuri de dans întâlnesc cuvinte care s-ar putea citi cu voce tare și fără muzică.',
  ],
  [
    'Old scales sit next to new machines here, and neither raises its voice.',
    'هنا تجلس المقامات القديمة إلى جوار الآلات الجديدة، ولا ترفع إحداهما صوتها.',
    'Les gammes anciennes côtoient ici des machines neuves, et personne n’élève la voix.',
    'Alte Skalen sitzen hier neben neuen Maschinen, und keine wird laut.',
    'Aquí las escalas antiguas se sientan junto a máquinas nuevas, y ninguna alza la voz.',
    'Game vechi stau aici lângă mașini noi și niciuna nu ridică tonul.',
  ],
  [
    'The voice stays close to the ear, as if someone were telling a secret on a staircase.',
    'يبقى الصوت قريبًا من الأذن، كأن أحدهم يهمس بسر على الدرج.',
    'La voix reste tout près de l’oreille, comme un secret confié dans un escalier.',
    'Die Stimme bleibt nah am Ohr, als würde jemand im Treppenhaus ein Geheimnis erzählen.',
    'La voz se queda cerca del oído, como si alguien contara un secreto en una escalera.',
    'Vocea rămâne aproape de ureche, ca un secret spus pe scară.',
  ],
]

/** `{year}` */
export const careers: readonly Six[] = [
  [
    'The first recording appeared in {year}; since then not a year has passed without a new song.',
    'صدر التسجيل الأول عام {year}، ولم تمر سنة منذ ذلك الحين من دون أغنية جديدة.',
    'Le premier enregistrement date de {year} ; depuis, pas une année sans nouvelle chanson.',
    'Die erste Aufnahme erschien {year}; seitdem verging kein Jahr ohne ein neues Lied.',
    'La primera grabación apareció en {year}; desde entonces no ha pasado un año sin canción nueva.',
    'Prima înregistrare a apărut în {year}; de atunci n-a trecut niciun an fără un cântec nou.',
  ],
  [
    'On stage since {year}, mostly in small rooms, and by choice.',
    'على المسرح منذ {year}، وفي قاعات صغيرة غالبًا، وعن اختيار.',
    'Sur scène depuis {year}, le plus souvent dans de petites salles, et par choix.',
    'Auf der Bühne seit {year}, meist in kleinen Räumen, und das mit Absicht.',
    'En los escenarios desde {year}, casi siempre en salas pequeñas, y por elección.',
    'Pe scenă din {year}, mai ales în săli mici, și asta din alegere.',
  ],
  [
    'Between tours, begun in {year}, there is time to listen, to repair instruments and to teach.',
    'بين الجولات التي بدأت عام {year} يبقى وقت للإصغاء وإصلاح الآلات والتعليم.',
    'Entre les tournées, commencées en {year}, il reste du temps pour écouter, réparer des instruments et enseigner.',
    'Zwischen den Tourneen, die {year} begannen, bleibt Zeit zum Hören, Reparieren und Unterrichten.',
    'Entre giras, que empezaron en {year}, queda tiempo para escuchar, reparar instrumentos y enseñar.',
    'Între turnee, începute în {year}, rămâne timp de ascultat, de reparat instrumente și de predat.',
  ],
]

/** `{name}` */
export const albumOpenings: readonly Six[] = [
  [
    'Recorded in nine nights, with the windows open whenever the street allowed it.',
    'سُجّل في تسع ليالٍ، والنوافذ مفتوحة كلما سمح الشارع بذلك.',
    'Enregistré en neuf nuits, fenêtres ouvertes dès que la rue le permettait.',
    'Aufgenommen in neun Nächten, mit offenen Fenstern, wann immer die Straße es erlaubte.',
    'Grabado en nueve noches, con las ventanas abiertas siempre que la calle lo permitía.',
    'Înregistrat în nouă nopți, cu ferestrele deschise ori de câte ori a permis strada.',
  ],
  [
    'An album like a walk: it starts at the door and does not hurry home.',
    'ألبوم يشبه نزهة: يبدأ عند الباب ولا يستعجل العودة.',
    'Un album comme une promenade : il commence à la porte et n’est pas pressé de rentrer.',
    'Ein Album wie ein Spaziergang: Es beginnt an der Tür und eilt nicht nach Hause.',
    'Un álbum como un paseo: empieza en la puerta y no tiene prisa por volver.',
    'Un album ca o plimbare: începe la ușă și nu se grăbește acasă.',
  ],
  [
    '{name} wrote most of it on one guitar string and a borrowed recorder.',
    'كُتب معظمه على وتر واحد ومسجّل مستعار، بيد {name}.',
    '{name} en a écrit l’essentiel sur une seule corde et un magnétophone prêté.',
    '{name} schrieb das meiste auf einer einzigen Saite und mit einem geliehenen Rekorder.',
    '{name} escribió casi todo con una sola cuerda y una grabadora prestada.',
    '{name} a scris aproape totul pe o singură coardă și cu un reportofon împrumutat.',
  ],
  [
    'Ten rooms of one house, each with its own light and its own echo.',
    'غرف بيت واحد، لكل منها ضوؤها وصداها.',
    'Les pièces d’une même maison, chacune avec sa lumière et son écho.',
    'Zimmer eines Hauses, jedes mit eigenem Licht und eigenem Echo.',
    'Las habitaciones de una misma casa, cada una con su luz y su eco.',
    'Camerele aceleiași case, fiecare cu lumina și ecoul ei.',
  ],
  [
    'Between two journeys {name} kept a diary of sounds; this is what remained.',
    'بين رحلتين حفظ {name} دفترًا للأصوات، وهذا ما بقي منه.',
    'Entre deux voyages, {name} a tenu un journal de sons ; voici ce qu’il en reste.',
    'Zwischen zwei Reisen führte {name} ein Tagebuch der Klänge; das ist, was blieb.',
    'Entre dos viajes {name} llevó un diario de sonidos; esto es lo que quedó.',
    'Între două călătorii, {name} a ținut un jurnal de sunete; iată ce a rămas.',
  ],
]
export const albumClosings: readonly Six[] = [
  [
    'Best heard from the first song to the last, at least once.',
    'يُستحسن سماعه من الأغنية الأولى إلى الأخيرة، مرة واحدة على الأقل.',
    'À écouter du premier titre au dernier, au moins une fois.',
    'Am besten vom ersten bis zum letzten Lied gehört, wenigstens einmal.',
    'Mejor de la primera canción a la última, al menos una vez.',
    'Cel mai bine de la prima piesă la ultima, măcar o dată.',
  ],
  [
    'Guests come and go, as they do in a good kitchen.',
    'يأتي الضيوف ويذهبون كما في أي مطبخ طيب.',
    'Des invités passent, comme dans toute bonne cuisine.',
    'Gäste kommen und gehen, wie in jeder guten Küche.',
    'Los invitados entran y salen, como en toda buena cocina.',
    'Oaspeții vin și pleacă, ca în orice bucătărie bună.',
  ],
  [
    'The quiet songs are the ones that stay.',
    'الأغاني الهادئة هي التي تبقى.',
    'Ce sont les chansons calmes qui restent.',
    'Es sind die stillen Lieder, die bleiben.',
    'Las canciones tranquilas son las que se quedan.',
    'Cântecele liniștite sunt cele care rămân.',
  ],
  [
    'Made for headphones, trains and the last hour of the day.',
    'صُنع للسماعات والقطارات وآخر ساعة من النهار.',
    'Fait pour le casque, le train et la dernière heure du jour.',
    'Gemacht für Kopfhörer, Züge und die letzte Stunde des Tages.',
    'Hecho para auriculares, trenes y la última hora del día.',
    'Făcut pentru căști, trenuri și ultima oră a zilei.',
  ],
]
