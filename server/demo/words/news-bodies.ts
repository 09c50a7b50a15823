/** What a piece of news says after its first paragraph, in six languages. */
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

export const newsBodies: Readonly<Record<string, readonly Six[]>> = {
  'harbour-festival': [
    [
      'The largest of the three stands on the old coal pier, where two cranes hold the roof. The second is a barge that moves to another quay each evening. The smallest seats two hundred people in the former customs hall, without amplification.',
      'أكبر المسارح الثلاثة على رصيف الفحم القديم، حيث ترفع رافعتان السقف. والثاني مركب ينتقل كل مساء إلى رصيف آخر. أما أصغرها ففي قاعة الجمارك السابقة، يتسع لمئتي شخص ومن دون مكبرات صوت.',
      'La plus grande occupe l’ancien quai au charbon, où deux grues portent le toit. La deuxième est une péniche qui change de quai chaque soir. La plus petite accueille deux cents personnes dans l’ancienne halle des douanes, sans amplification.',
      'Die größte steht auf der alten Kohlenpier, wo zwei Kräne das Dach halten. Die zweite ist ein Lastkahn, der jeden Abend an einem anderen Kai liegt. Die kleinste fasst zweihundert Menschen in der früheren Zollhalle, ganz ohne Verstärker.',
      'El mayor está en el antiguo muelle del carbón, donde dos grúas sostienen el techo. El segundo es una barcaza que cada noche cambia de muelle. El más pequeño acoge a doscientas personas en la antigua aduana, sin amplificación.',
      'Cea mai mare se află pe vechiul chei al cărbunelui, unde două macarale țin acoperișul. A doua e un șlep care se mută în fiecare seară la alt chei. Cea mai mică are două sute de locuri în fosta hală a vămii, fără amplificare.',
    ],
    [
      'Trams run until two in the morning on all three nights, and a ticket for the festival is also a ticket for the ferry. Children under twelve come in free. If it storms, the concerts of the barge move to the customs hall an hour later.',
      'يسير الترام حتى الثانية فجرًا في الليالي الثلاث، وتذكرة المهرجان تذكرة للعبّارة أيضًا. يدخل من هم دون الثانية عشرة مجانًا. وإن هبّت عاصفة تنتقل حفلات المركب إلى قاعة الجمارك بعد ساعة.',
      'Les trams circulent jusqu’à deux heures du matin les trois nuits, et le billet du festival vaut aussi pour le bac. L’entrée est gratuite avant douze ans. En cas d’orage, les concerts de la péniche ont lieu une heure plus tard dans la halle des douanes.',
      'In allen drei Nächten fahren die Straßenbahnen bis zwei Uhr, und die Festivalkarte gilt auch auf der Fähre. Kinder unter zwölf kommen umsonst hinein. Bei Gewitter beginnen die Konzerte des Kahns eine Stunde später in der Zollhalle.',
      'Los tranvías circulan hasta las dos de la madrugada las tres noches, y la entrada del festival sirve también para el transbordador. Los menores de doce años entran gratis. Si hay tormenta, los conciertos de la barcaza pasan a la aduana una hora más tarde.',
      'Tramvaiele circulă până la două noaptea în toate cele trei nopți, iar biletul de festival e valabil și pe bac. Copiii sub doisprezece ani intră gratuit. Dacă e furtună, concertele de pe șlep se mută cu o oră mai târziu în hala vămii.',
    ],
  ],
  'library-night': [
    [
      'Each library has chosen one book that is read aloud in turns, from seven in the evening until the last page. Whoever wants to read puts their name on a list at the door; ten minutes each, and nobody has to be good at it.',
      'اختارت كل مكتبة كتابًا واحدًا يُقرأ بالتناوب بصوت عالٍ، من السابعة مساءً حتى الصفحة الأخيرة. ومن أراد القراءة يكتب اسمه في قائمة عند الباب: عشر دقائق لكل قارئ، ولا يُشترط أن يجيدها أحد.',
      'Chaque bibliothèque a choisi un livre qu’on lit à voix haute à tour de rôle, de dix-neuf heures à la dernière page. Qui veut lire s’inscrit à l’entrée : dix minutes par personne, et nul besoin d’être doué.',
      'Jede Bibliothek hat ein Buch gewählt, das reihum vorgelesen wird, von sieben Uhr abends bis zur letzten Seite. Wer lesen möchte, trägt sich am Eingang ein: zehn Minuten pro Person, und niemand muss es gut können.',
      'Cada biblioteca ha elegido un libro que se lee en voz alta por turnos, desde las siete de la tarde hasta la última página. Quien quiera leer se apunta en la entrada: diez minutos por persona, y no hace falta hacerlo bien.',
      'Fiecare bibliotecă a ales o carte care se citește pe rând cu voce tare, de la șapte seara până la ultima pagină. Cine vrea să citească se înscrie la intrare: câte zece minute fiecare, și nimeni nu trebuie să fie priceput.',
    ],
    [
      'The reading rooms stay silent all the same: those who only want to sit with a lamp and a book find a place upstairs. Tea is free, cups are not provided. The last buses leave at half past twelve from every branch.',
      'وتبقى قاعات المطالعة صامتة مع ذلك: من أراد الجلوس إلى مصباح وكتاب فحسب يجد مكانًا في الطابق العلوي. الشاي مجاني، والأكواب على الزوار. وتنطلق آخر الحافلات من كل فرع في الثانية عشرة والنصف.',
      'Les salles de lecture restent silencieuses : qui veut seulement une lampe et un livre trouve une place à l’étage. Le thé est offert, les tasses non. Les derniers bus partent de chaque bibliothèque à minuit et demi.',
      'In den Lesesälen bleibt es trotzdem still: Wer nur mit Lampe und Buch dasitzen will, findet oben einen Platz. Der Tee ist frei, Tassen bringt man mit. Die letzten Busse fahren überall um halb eins.',
      'Las salas de lectura siguen en silencio: quien solo quiera sentarse con una lámpara y un libro encontrará sitio arriba. El té es gratis, las tazas las pone cada cual. Los últimos autobuses salen de todas las sedes a las doce y media.',
      'În sălile de lectură rămâne liniște: cine vrea doar să stea cu o lampă și o carte găsește loc la etaj. Ceaiul e gratuit, ceștile se aduc de acasă. Ultimele autobuze pleacă de la fiecare filială la douăsprezece și jumătate.',
    ],
  ],
  'sprint-final': [
    [
      'Blue Lantern qualified with the fastest lap of the season, one minute and nine seconds. Second Tide lost a wheel in the semi-final and still came through. Both have trained in the wet all week; the other two teams prefer it dry and say so.',
      'تأهل «الفانوس الأزرق» بأسرع دورة هذا الموسم: دقيقة وتسع ثوانٍ. وفقد «المدّ الثاني» عجلة في نصف النهائي وعبر مع ذلك. تدرّب الفريقان على البلل طوال الأسبوع، أما الآخران فيفضلان المضمار جافًا ولا يخفيان ذلك.',
      'Blue Lantern s’est qualifié avec le tour le plus rapide de la saison, une minute et neuf secondes. Second Tide a perdu une roue en demi-finale et s’en est sorti. Les deux se sont entraînés toute la semaine sous la pluie ; les deux autres préfèrent le sec et le disent.',
      'Blue Lantern qualifizierte sich mit der schnellsten Runde der Saison, einer Minute und neun Sekunden. Second Tide verlor im Halbfinale ein Rad und kam trotzdem weiter. Beide haben die ganze Woche im Nassen geübt; die anderen zwei mögen es trocken und sagen das auch.',
      'Blue Lantern se clasificó con la vuelta más rápida de la temporada, un minuto y nueve segundos. Second Tide perdió una rueda en la semifinal y pasó igualmente. Ambos han entrenado toda la semana sobre mojado; los otros dos prefieren el seco, y lo dicen.',
      'Blue Lantern s-a calificat cu cel mai rapid tur al sezonului, un minut și nouă secunde. Second Tide a pierdut o roată în semifinală și tot a trecut mai departe. Ambele s-au antrenat toată săptămâna pe ud; celelalte două preferă uscatul și o spun.',
    ],
    [
      'The race begins at nine in the evening and lasts twelve laps. Two sections are unlit, and the bridge opens once for a ship, as it always does. Whoever waits in front of it at that moment has twenty seconds to think.',
      'يبدأ السباق في التاسعة مساءً ويستمر اثنتي عشرة دورة. مقطعان منه بلا إنارة، ويُفتح الجسر مرة واحدة لسفينة كما يحدث دائمًا. ومن ينتظر أمامه في تلك اللحظة لديه عشرون ثانية ليفكر.',
      'La course part à vingt et une heures et compte douze tours. Deux sections ne sont pas éclairées, et le pont s’ouvre une fois pour un bateau, comme toujours. Qui attend devant à ce moment-là a vingt secondes pour réfléchir.',
      'Das Rennen beginnt um neun Uhr abends und geht über zwölf Runden. Zwei Abschnitte sind unbeleuchtet, und die Brücke öffnet sich wie immer einmal für ein Schiff. Wer in diesem Moment davorsteht, hat zwanzig Sekunden zum Nachdenken.',
      'La carrera empieza a las nueve de la noche y dura doce vueltas. Dos tramos no tienen luz, y el puente se abre una vez para un barco, como siempre. Quien espere delante en ese momento tiene veinte segundos para pensar.',
      'Cursa începe la nouă seara și are douăsprezece tururi. Două porțiuni sunt neluminate, iar podul se deschide o dată pentru o navă, ca de obicei. Cine așteaptă în fața lui în clipa aceea are douăzeci de secunde să se gândească.',
    ],
  ],
  'oud-workshop': [
    [
      'Most instruments come from attics and wardrobes. The pegs have swollen, a rib has come loose, the strings are thirty years old. None of that is difficult, says one of the makers: what takes time is listening to how the oud got there.',
      'تأتي معظم الآلات من العليّات والخزائن: مفاتيح انتفخت، وضلع انفكّ، وأوتار عمرها ثلاثون عامًا. لا شيء من ذلك صعب، يقول أحد الصنّاع: ما يأخذ الوقت هو سماع حكاية العود وكيف وصل إلى هناك.',
      'La plupart des instruments viennent de greniers et d’armoires. Les chevilles ont gonflé, une côte s’est décollée, les cordes ont trente ans. Rien de difficile, dit l’un des luthiers : ce qui prend du temps, c’est d’écouter l’histoire de l’oud.',
      'Die meisten Instrumente kommen von Dachböden und aus Schränken. Die Wirbel sind gequollen, ein Span hat sich gelöst, die Saiten sind dreißig Jahre alt. Schwer ist das alles nicht, sagt einer der Bauer: Zeit braucht nur die Geschichte, die dazugehört.',
      'La mayoría de los instrumentos vienen de desvanes y armarios. Las clavijas se han hinchado, una costilla se ha soltado, las cuerdas tienen treinta años. Nada de eso es difícil, dice un lutier: lo que lleva tiempo es escuchar cómo llegó el laúd hasta allí.',
      'Cele mai multe instrumente vin din poduri și dulapuri. Cuiele s-au umflat, o doagă s-a desprins, corzile au treizeci de ani. Nimic din toate astea nu e greu, spune unul dintre lutieri: ce ia timp e să asculți cum a ajuns oud-ul acolo.',
    ],
    [
      'The songs of the first year were recorded, forty-one of them, played by grandmothers, taxi drivers and a dentist. They can be heard at the workshop, and a selection is to follow here. Other string instruments are welcome if the queue is short.',
      'سُجّلت أغاني السنة الأولى، وعددها إحدى وأربعون، عزفتها جدّات وسائقو أجرة وطبيب أسنان. يمكن سماعها في الورشة، وستُنشر مختارات منها هنا. ويُرحَّب بالآلات الوترية الأخرى إن كان الدور قصيرًا.',
      'Les chansons de la première année ont été enregistrées : quarante et une, jouées par des grands-mères, des chauffeurs de taxi et un dentiste. On peut les écouter à l’atelier, et un choix suivra ici. Les autres instruments à cordes sont les bienvenus si la file est courte.',
      'Die Lieder des ersten Jahres wurden aufgenommen, einundvierzig Stück, gespielt von Großmüttern, Taxifahrern und einem Zahnarzt. Zu hören sind sie in der Werkstatt, eine Auswahl folgt hier. Ist die Schlange kurz, sind auch andere Saiteninstrumente willkommen.',
      'Las canciones del primer año se grabaron: cuarenta y una, tocadas por abuelas, taxistas y un dentista. Se pueden oír en el taller, y pronto habrá aquí una selección. Si hay poca cola, también se admiten otros instrumentos de cuerda.',
      'Cântecele din primul an au fost înregistrate: patruzeci și unu, cântate de bunici, taximetriști și un dentist. Se pot asculta la atelier, iar o selecție va urma aici. Dacă e coadă mică, sunt binevenite și alte instrumente cu coarde.',
    ],
  ],
  'tram-poems': [
    [
      'The lines were written by passengers. All winter a box stood beside the driver, and eleven hundred slips of paper were in it by spring. A jury of two conductors and one poet read them all, on the tram, between the depot and the sea.',
      'كتب الأبيات ركاب. ظلّ صندوق بجانب السائق طوال الشتاء، وفيه مع الربيع ألف ومئة ورقة. قرأتها كلها لجنة من محصّلَين وشاعرة، في الترام، بين المستودع والبحر.',
      'Les vers sont ceux de passagers. Tout l’hiver, une boîte se trouvait à côté du conducteur ; au printemps, elle contenait onze cents papiers. Un jury de deux contrôleurs et d’une poète les a tous lus, dans le tram, entre le dépôt et la mer.',
      'Geschrieben haben die Zeilen Fahrgäste. Den ganzen Winter stand neben dem Fahrer ein Kasten, im Frühjahr lagen elfhundert Zettel darin. Zwei Schaffner und eine Dichterin haben alle gelesen, in der Bahn, zwischen Depot und Meer.',
      'Los versos son de pasajeros. Todo el invierno hubo una caja junto al conductor, y en primavera guardaba mil cien papeles. Un jurado de dos revisores y una poeta los leyó todos, en el tranvía, entre las cocheras y el mar.',
      'Versurile sunt ale călătorilor. Toată iarna a stat o cutie lângă vatman, iar în primăvară avea în ea o mie o sută de bilețele. Un juriu din doi controlori și o poetă le-a citit pe toate, în tramvai, între depou și mare.',
    ],
    [
      'The order of the windows changes every night, so the poem is never the same twice on the way. Only at the last stop does it hang complete, in the shelter, under a lamp. The line is number six; it runs every eight minutes.',
      'يتغير ترتيب النوافذ كل ليلة، فلا تتكرر القصيدة في الطريق مرتين. في المحطة الأخيرة وحدها تُعلّق كاملة، تحت المظلة، بجوار مصباح. رقم الخط ستة، ويمرّ كل ثماني دقائق.',
      'L’ordre des vitres change chaque nuit : en chemin, le poème n’est jamais deux fois le même. Ce n’est qu’au terminus qu’il est affiché en entier, dans l’abri, sous une lampe. C’est la ligne six, toutes les huit minutes.',
      'Die Reihenfolge der Fenster wechselt jede Nacht, unterwegs ist das Gedicht also nie zweimal dasselbe. Nur an der Endstation hängt es vollständig, im Wartehäuschen unter einer Lampe. Es ist die Linie sechs, alle acht Minuten.',
      'El orden de las ventanillas cambia cada noche, así que por el camino el poema nunca es el mismo. Solo en la última parada cuelga entero, en la marquesina, bajo una lámpara. Es la línea seis, cada ocho minutos.',
      'Ordinea geamurilor se schimbă în fiecare noapte, așa că pe drum poezia nu e niciodată aceeași. Doar la ultima stație atârnă întreagă, în refugiu, sub o lampă. E linia șase, la fiecare opt minute.',
    ],
  ],
  'new-arches': [
    [
      'Both players share one screen and one pile of stones. Every stone that is taken away has to be built in again within three turns, otherwise the arch falls and both lose. Talking is allowed; the makers recommend it.',
      'يتقاسم اللاعبان شاشة واحدة وكومة حجارة واحدة. وكل حجر يُنزع يجب أن يعود إلى البناء خلال ثلاثة أدوار، وإلا سقط القوس وخسر الاثنان. الكلام مسموح، بل ينصح به الصنّاع.',
      'Les deux joueurs partagent un écran et un tas de pierres. Toute pierre retirée doit être reposée en trois tours au plus, sinon l’arc tombe et tous deux perdent. Parler est permis ; les auteurs le recommandent.',
      'Beide teilen sich einen Bildschirm und einen Haufen Steine. Jeder entfernte Stein muss binnen drei Zügen wieder verbaut sein, sonst fällt der Bogen, und beide verlieren. Reden ist erlaubt; die Macher raten dazu.',
      'Los dos comparten pantalla y montón de piedras. Cada piedra que se quita debe volver a colocarse en tres turnos; si no, el arco cae y pierden ambos. Se puede hablar, y los autores lo recomiendan.',
      'Cei doi împart un ecran și o grămadă de pietre. Fiecare piatră scoasă trebuie pusă la loc în cel mult trei ture, altfel arcul cade și pierd amândoi. E voie să se vorbească; autorii chiar o recomandă.',
    ],
    [
      'The mode is part of the next version and costs nothing. Games that were begun alone can be continued by two. The best pairs meet in the open championship at the end of the month, which is played in one evening.',
      'الوضع الجديد جزء من الإصدار القادم ومن دون مقابل. ويمكن لاثنين متابعة لعبة بدأها واحد. وتلتقي أفضل الثنائيات في البطولة المفتوحة نهاية الشهر، وتُلعب في أمسية واحدة.',
      'Le mode fait partie de la prochaine version et ne coûte rien. Une partie commencée seul peut être poursuivie à deux. Les meilleures paires se retrouvent à la fin du mois au tournoi ouvert, qui se joue en une soirée.',
      'Der Modus gehört zur nächsten Version und kostet nichts. Allein begonnene Spiele lassen sich zu zweit fortsetzen. Die besten Paare treffen sich am Monatsende bei der offenen Meisterschaft, die an einem Abend gespielt wird.',
      'El modo llega con la próxima versión y es gratuito. Las partidas empezadas a solas se pueden seguir entre dos. Las mejores parejas se encuentran a fin de mes en el campeonato abierto, que se juega en una sola noche.',
      'Modul face parte din versiunea următoare și nu costă nimic. Jocurile începute de unul singur pot fi continuate în doi. Cele mai bune perechi se întâlnesc la sfârșitul lunii la campionatul deschis, care se joacă într-o seară.',
    ],
  ],
  'desert-light-vinyl': [
    [
      'The album was recorded in nine days in a house without electricity, with a generator that can be heard in two places. The new cut leaves it in. What was taken out is the noise of the first digital edition, which nobody had ordered.',
      'سُجّل الألبوم في تسعة أيام في بيت بلا كهرباء، بمولّد يُسمع صوته في موضعين. أبقت النسخة الجديدة عليه. ما أُزيل هو ضجيج الإصدار الرقمي الأول الذي لم يطلبه أحد.',
      'L’album a été enregistré en neuf jours dans une maison sans électricité, avec un générateur qu’on entend à deux endroits. La nouvelle gravure le garde. Ce qui a été retiré, c’est le bruit de la première édition numérique, que personne n’avait commandé.',
      'Das Album entstand in neun Tagen in einem Haus ohne Strom, mit einem Generator, den man an zwei Stellen hört. Der neue Schnitt lässt ihn stehen. Entfernt wurde das Rauschen der ersten digitalen Ausgabe, das niemand bestellt hatte.',
      'El disco se grabó en nueve días en una casa sin electricidad, con un generador que se oye en dos momentos. El nuevo corte lo conserva. Lo que se ha quitado es el ruido de la primera edición digital, que nadie había pedido.',
      'Albumul a fost înregistrat în nouă zile într-o casă fără curent, cu un generator care se aude în două locuri. Noua gravură îl păstrează. Ce a fost scos e zgomotul primei ediții digitale, pe care nu-l ceruse nimeni.',
    ],
    [
      'The sleeve is printed with sand from the place where the songs were written, so no two are alike. Half of the copies go to shops, half to the concerts in autumn. Those who subscribe here can listen to the new cut from the same day.',
      'طُبع الغلاف برمل من المكان الذي كُتبت فيه الأغاني، فلا تتشابه نسختان. يذهب نصف النسخ إلى المتاجر ونصفها إلى حفلات الخريف. ويمكن للمشتركين هنا سماع النسخة الجديدة في اليوم نفسه.',
      'La pochette est imprimée avec du sable du lieu où les chansons ont été écrites ; aucune ne ressemble à une autre. Une moitié des disques va aux magasins, l’autre aux concerts d’automne. Les abonnés écoutent ici la nouvelle gravure dès le même jour.',
      'Die Hülle ist mit Sand von dort bedruckt, wo die Lieder entstanden, keine gleicht der anderen. Eine Hälfte der Platten geht an Läden, die andere an die Konzerte im Herbst. Wer hier ein Abo hat, hört den neuen Schnitt am selben Tag.',
      'La funda está impresa con arena del lugar donde se escribieron las canciones, así que no hay dos iguales. La mitad va a las tiendas y la otra mitad a los conciertos de otoño. Quien esté suscrito aquí podrá oír el nuevo corte ese mismo día.',
      'Coperta e tipărită cu nisip din locul unde au fost scrise cântecele, așa că nu există două la fel. Jumătate din discuri merg în magazine, jumătate la concertele din toamnă. Abonații pot asculta aici noua gravură din aceeași zi.',
    ],
  ],
  'reading-aloud': [
    [
      'It began in a café whose radio had broken. A guest read the crossword aloud, then the weather, then a short story from a magazine. When the radio was repaired, nobody wanted it back. By now thirty cafés have a shelf of books to be read aloud.',
      'بدأ الأمر في مقهى تعطّل مذياعه. قرأ زبون الكلمات المتقاطعة بصوت عالٍ، ثم الطقس، ثم قصة قصيرة من مجلة. وحين أُصلح المذياع لم يرغب أحد في عودته. واليوم في ثلاثين مقهى رفّ كتب للقراءة بصوت عالٍ.',
      'Tout a commencé dans un café dont la radio était en panne. Un client a lu les mots croisés à voix haute, puis la météo, puis une nouvelle d’un magazine. Une fois la radio réparée, personne n’en voulait plus. Aujourd’hui, trente cafés ont une étagère de livres à lire à voix haute.',
      'Es begann in einem Café, dessen Radio kaputt war. Ein Gast las das Kreuzworträtsel vor, dann das Wetter, dann eine Kurzgeschichte aus einer Zeitschrift. Als das Radio repariert war, wollte es keiner zurück. Inzwischen haben dreißig Cafés ein Regal mit Büchern zum Vorlesen.',
      'Empezó en un café con la radio estropeada. Un cliente leyó en voz alta el crucigrama, luego el tiempo y después un cuento de una revista. Cuando arreglaron la radio, nadie la quiso de vuelta. Ya son treinta los cafés con un estante de libros para leer en voz alta.',
      'A început într-o cafenea cu radioul stricat. Un client a citit cu voce tare rebusul, apoi vremea, apoi o povestire dintr-o revistă. Când radioul a fost reparat, nimeni nu l-a mai vrut. Acum treizeci de cafenele au un raft cu cărți de citit cu voce tare.',
    ],
    [
      'There are two rules. A page is a page, even if it ends in the middle of a sentence; and whoever takes over may not ask what happened before. Some come only to find out how it goes on, order nothing, and are tolerated.',
      'للأمر قاعدتان: الصفحة صفحة وإن انتهت في منتصف الجملة، ومن يتابع لا يسأل عمّا سبق. وبعضهم لا يأتي إلا ليعرف ما سيحدث، ولا يطلب شيئًا، ويُغضّ الطرف عنه.',
      'Il y a deux règles. Une page est une page, même si elle finit au milieu d’une phrase ; et qui prend la suite n’a pas le droit de demander ce qui précède. Certains viennent seulement pour connaître la suite, ne commandent rien, et on les laisse faire.',
      'Es gibt zwei Regeln. Eine Seite ist eine Seite, auch wenn sie mitten im Satz endet; und wer übernimmt, darf nicht fragen, was vorher geschah. Manche kommen nur, um zu hören, wie es weitergeht, bestellen nichts und werden geduldet.',
      'Hay dos reglas. Una página es una página, aunque acabe a mitad de frase; y quien toma el relevo no puede preguntar qué pasó antes. Algunos vienen solo a saber cómo sigue, no piden nada, y se les consiente.',
      'Sunt două reguli. O pagină e o pagină, chiar dacă se termină în mijlocul frazei; iar cine preia nu are voie să întrebe ce a fost înainte. Unii vin doar ca să afle ce urmează, nu comandă nimic și sunt lăsați în pace.',
    ],
  ],
}
