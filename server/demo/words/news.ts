/** Short news, complete in six languages. */
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

export const newsCategories = {
  today: ['Today', 'اليوم', 'Aujourd’hui', 'Heute', 'Hoy', 'Astăzi'],
  music: ['Music', 'موسيقى', 'Musique', 'Musik', 'Música', 'Muzică'],
  games: ['Games', 'ألعاب', 'Jeux', 'Spiele', 'Juegos', 'Jocuri'],
  books: ['Books', 'كتب', 'Livres', 'Bücher', 'Libros', 'Cărți'],
} as const satisfies Record<string, Six>
type NewsCategory = keyof typeof newsCategories

interface NewsRow {
  key: string
  category: NewsCategory
  title: Six
  text: Six
  /** Key of the tournament that it is about. */
  cup?: string | undefined
}
const item = (key: string, category: NewsCategory, title: Six, text: Six, cup?: string): NewsRow => ({
  key,
  category,
  title,
  text,
  cup,
})

export const news: readonly NewsRow[] = [
  item(
    'harbour-festival',
    'music',
    [
      'Harbour festival opens with three stages',
      'مهرجان الميناء يفتتح بثلاثة مسارح',
      'Le festival du port s’ouvre avec trois scènes',
      'Hafenfestival beginnt mit drei Bühnen',
      'El festival del puerto abre con tres escenarios',
      'Festivalul portului se deschide cu trei scene',
    ],
    [
      'The organisers expect eleven thousand guests. All concerts of the small stage can be heard here the next morning.',
      'يتوقع المنظمون أحد عشر ألف ضيف، ويمكن سماع كل حفلات المسرح الصغير هنا في الصباح التالي.',
      'Les organisateurs attendent onze mille personnes. Tous les concerts de la petite scène seront à écouter ici le lendemain matin.',
      'Die Veranstalter erwarten elftausend Gäste. Alle Konzerte der kleinen Bühne sind hier am nächsten Morgen zu hören.',
      'La organización espera once mil personas. Todos los conciertos del escenario pequeño podrán oírse aquí a la mañana siguiente.',
      'Organizatorii așteaptă unsprezece mii de oaspeți. Toate concertele de pe scena mică se vor putea asculta aici a doua zi dimineață.',
    ],
  ),
  item(
    'library-night',
    'books',
    [
      'Libraries stay open until midnight',
      'المكتبات تبقى مفتوحة حتى منتصف الليل',
      'Les bibliothèques restent ouvertes jusqu’à minuit',
      'Bibliotheken bleiben bis Mitternacht offen',
      'Las bibliotecas abren hasta medianoche',
      'Bibliotecile rămân deschise până la miezul nopții',
    ],
    [
      'On Friday, forty libraries keep their lights on. Readers bring a book, a cushion and, if they like, a friend.',
      'تبقي أربعون مكتبة أضواءها يوم الجمعة. يحضر القراء كتابًا ووسادة، وصديقًا إن شاؤوا.',
      'Vendredi, quarante bibliothèques gardent la lumière allumée. On apporte un livre, un coussin et, si l’on veut, un ami.',
      'Am Freitag lassen vierzig Bibliotheken das Licht an. Mitzubringen: ein Buch, ein Kissen und gern ein Freund.',
      'El viernes, cuarenta bibliotecas dejan la luz encendida. Se lleva un libro, un cojín y, si se quiere, un amigo.',
      'Vineri, patruzeci de biblioteci lasă lumina aprinsă. Se aduc o carte, o pernă și, cine vrea, un prieten.',
    ],
  ),
  item(
    'sprint-final',
    'games',
    [
      'Night Sprint final is set for Sunday',
      'نهائي سباق الليل يوم الأحد',
      'La finale de Night Sprint aura lieu dimanche',
      'Finale von Night Sprint steigt am Sonntag',
      'La final de Night Sprint será el domingo',
      'Finala Night Sprint are loc duminică',
    ],
    [
      'Four teams are left. The track is the old harbour at night, and it is going to rain.',
      'بقيت أربعة فرق. المضمار هو الميناء القديم ليلًا، والمطر متوقع.',
      'Il reste quatre équipes. Le circuit : le vieux port, de nuit, et sous la pluie.',
      'Vier Teams sind übrig. Gefahren wird nachts im alten Hafen, und es wird regnen.',
      'Quedan cuatro equipos. El circuito es el puerto viejo, de noche, y va a llover.',
      'Au rămas patru echipe. Traseul e portul vechi, noaptea, și va ploua.',
    ],
    'night-sprint-cup',
  ),
  item(
    'oud-workshop',
    'music',
    [
      'A workshop where ouds are mended for free',
      'ورشة تصلح الأعواد مجانًا',
      'Un atelier où l’on répare les ouds gratuitement',
      'Eine Werkstatt repariert Ouds umsonst',
      'Un taller donde reparan laúdes gratis',
      'Un atelier unde se repară gratuit oud-uri',
    ],
    [
      'Every first Saturday three makers repair what people bring. The only fee is one song, played on the mended instrument.',
      'في أول سبت من كل شهر يصلح ثلاثة صنّاع ما يحمله الناس. الأجر الوحيد أغنية تُعزف على الآلة بعد إصلاحها.',
      'Chaque premier samedi, trois luthiers réparent ce qu’on leur apporte. Seul prix : une chanson jouée sur l’instrument réparé.',
      'Jeden ersten Samstag richten drei Instrumentenbauer, was man ihnen bringt. Der Preis: ein Lied auf dem reparierten Instrument.',
      'Cada primer sábado, tres lutieres arreglan lo que la gente trae. El único precio es una canción con el instrumento arreglado.',
      'În prima sâmbătă din lună, trei lutieri repară ce aduc oamenii. Singurul preț: un cântec pe instrumentul reparat.',
    ],
  ),
  item(
    'tram-poems',
    'today',
    [
      'Poems travel by tram this week',
      'قصائد تسافر بالترام هذا الأسبوع',
      'Des poèmes prennent le tram cette semaine',
      'Gedichte fahren diese Woche Straßenbahn',
      'Los poemas viajan en tranvía esta semana',
      'Poeziile merg cu tramvaiul săptămâna aceasta',
    ],
    [
      'Two hundred windows carry four lines each. The last stop has the whole poem.',
      'مئتا نافذة تحمل كل منها أربعة أبيات، وفي المحطة الأخيرة القصيدة كاملة.',
      'Deux cents vitres portent quatre vers chacune. Au terminus, le poème entier.',
      'Zweihundert Fenster tragen je vier Zeilen. An der Endstation steht das ganze Gedicht.',
      'Doscientas ventanillas llevan cuatro versos cada una. En la última parada está el poema entero.',
      'Două sute de geamuri poartă câte patru versuri. La ultima stație e poezia întreagă.',
    ],
  ),
  item(
    'new-arches',
    'games',
    [
      'Arches gets a mode for two',
      'لعبة Arches تحصل على وضع للاعبين',
      'Arches se joue désormais à deux',
      'Arches bekommt einen Modus für zwei',
      'Arches estrena modo para dos',
      'Arches primește un mod pentru doi',
    ],
    [
      'One builds, the other takes away. The makers say it saved at least one marriage.',
      'واحد يبني والآخر يزيل. يقول الصنّاع إنه أنقذ زواجًا واحدًا على الأقل.',
      'L’un construit, l’autre retire. Les auteurs disent avoir sauvé au moins un mariage.',
      'Einer baut, der andere nimmt weg. Die Macher sagen, es habe mindestens eine Ehe gerettet.',
      'Uno construye y el otro quita. Sus autores dicen que ha salvado al menos un matrimonio.',
      'Unul construiește, celălalt ia. Autorii spun că a salvat cel puțin o căsnicie.',
    ],
    'arches-open',
  ),
  item(
    'desert-light-vinyl',
    'music',
    [
      'Desert Light returns on vinyl',
      'ضوء الصحراء يعود على أسطوانة',
      'Desert Light revient en vinyle',
      'Desert Light erscheint auf Vinyl',
      'Desert Light vuelve en vinilo',
      'Desert Light revine pe vinil',
    ],
    [
      'Five hundred numbered copies, pressed in sand yellow. Side two ends in a groove that never stops.',
      'خمسمئة نسخة مرقمة بلون الرمل، وينتهي الوجه الثاني بأخدود لا يتوقف.',
      'Cinq cents exemplaires numérotés, jaune sable. La face B finit sur un sillon sans fin.',
      'Fünfhundert nummerierte Platten in Sandgelb. Seite zwei endet in einer Rille, die nie aufhört.',
      'Quinientas copias numeradas en amarillo arena. La cara B acaba en un surco sin fin.',
      'Cinci sute de exemplare numerotate, galben nisip. Fața a doua se termină cu un șanț fără sfârșit.',
    ],
  ),
  item(
    'reading-aloud',
    'books',
    [
      'Reading aloud is back in cafés',
      'القراءة بصوت عالٍ تعود إلى المقاهي',
      'La lecture à voix haute revient dans les cafés',
      'Vorlesen kehrt in die Cafés zurück',
      'La lectura en voz alta vuelve a los cafés',
      'Cititul cu voce tare revine în cafenele',
    ],
    [
      'No stage, no microphone: somebody begins a page, and the next table goes on.',
      'لا مسرح ولا مكبر صوت: يبدأ أحدهم صفحة وتكمل الطاولة المجاورة.',
      'Ni scène ni micro : quelqu’un commence une page, la table voisine continue.',
      'Keine Bühne, kein Mikrofon: Jemand beginnt eine Seite, der nächste Tisch liest weiter.',
      'Sin escenario ni micrófono: alguien empieza una página y la mesa de al lado sigue.',
      'Fără scenă, fără microfon: cineva începe o pagină, iar masa vecină continuă.',
    ],
  ),
]
