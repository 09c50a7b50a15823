/** Descriptions of videos and series, by genre. */
import type { Six } from '../../modules/structure/defaults/six-languages.ts'
import type { VideoGenre } from './videos.ts'

export const videoTexts: Record<VideoGenre, readonly Six[]> = {
  drama: [
    [
      'Two people meet where they least expected it, and neither can go back to yesterday.',
      'يلتقي شخصان حيث لم يتوقعا، ولا يستطيع أي منهما العودة إلى الأمس.',
      'Deux êtres se croisent là où ils s’y attendaient le moins, et nul retour en arrière n’est possible.',
      'Zwei Menschen begegnen sich, wo sie es am wenigsten erwarten, und keiner kann zurück ins Gestern.',
      'Dos personas se encuentran donde menos lo esperaban, y ninguna puede volver al ayer.',
      'Doi oameni se întâlnesc unde se așteptau mai puțin și niciunul nu se mai poate întoarce la ziua de ieri.',
    ],
    [
      'A family comes home for one week and finds the house full of unasked questions.',
      'تعود عائلة إلى بيتها أسبوعًا فتجده مليئًا بأسئلة لم تُطرح.',
      'Une famille rentre pour une semaine et trouve la maison pleine de questions jamais posées.',
      'Eine Familie kehrt für eine Woche heim und findet das Haus voller ungestellter Fragen.',
      'Una familia vuelve a casa una semana y la encuentra llena de preguntas sin hacer.',
      'O familie se întoarce acasă o săptămână și găsește casa plină de întrebări nepuse.',
    ],
  ],
  documentary: [
    [
      'A patient look at people who do one thing, and do it well.',
      'نظرة متأنية إلى أناس يتقنون شيئًا واحدًا.',
      'Un regard patient sur des gens qui font une seule chose, et la font bien.',
      'Ein geduldiger Blick auf Menschen, die eine Sache tun, und die gut.',
      'Una mirada paciente a personas que hacen una sola cosa, y la hacen bien.',
      'O privire răbdătoare asupra unor oameni care fac un singur lucru, și îl fac bine.',
    ],
    [
      'Filmed over four seasons, with no narrator and no hurry.',
      'صُوّر على مدى أربعة فصول، بلا راوٍ وبلا عجلة.',
      'Tourné sur quatre saisons, sans narrateur et sans hâte.',
      'Über vier Jahreszeiten gedreht, ohne Sprecher und ohne Eile.',
      'Rodado durante cuatro estaciones, sin narrador y sin prisa.',
      'Filmat de-a lungul a patru anotimpuri, fără narator și fără grabă.',
    ],
  ],
  family: [
    [
      'An adventure that fits into one afternoon, for everyone over six.',
      'مغامرة تتسع لها بعد ظهر واحدة، لكل من تجاوز السادسة.',
      'Une aventure qui tient dans un après-midi, dès six ans.',
      'Ein Abenteuer, das in einen Nachmittag passt, für alle ab sechs.',
      'Una aventura que cabe en una tarde, para mayores de seis años.',
      'O aventură care încape într-o după-amiază, pentru toți cei peste șase ani.',
    ],
    [
      'Friends, a plan, and an animal that has not read it.',
      'أصدقاء وخطة وحيوان لم يقرأها.',
      'Des amis, un plan, et un animal qui ne l’a pas lu.',
      'Freunde, ein Plan und ein Tier, das ihn nicht gelesen hat.',
      'Amigos, un plan y un animal que no lo ha leído.',
      'Prieteni, un plan și un animal care nu l-a citit.',
    ],
  ],
  thriller: [
    [
      'Someone has been here before, and left the light on.',
      'كان أحدهم هنا من قبل وترك الضوء مضاءً.',
      'Quelqu’un est passé avant, et a laissé la lumière allumée.',
      'Jemand war schon hier und hat das Licht angelassen.',
      'Alguien estuvo aquí antes y dejó la luz encendida.',
      'Cineva a fost aici înainte și a lăsat lumina aprinsă.',
    ],
    [
      'One night, one building, and a voice that knows too much.',
      'ليلة واحدة ومبنى واحد وصوت يعرف أكثر مما ينبغي.',
      'Une nuit, un immeuble, et une voix qui en sait trop.',
      'Eine Nacht, ein Gebäude und eine Stimme, die zu viel weiß.',
      'Una noche, un edificio y una voz que sabe demasiado.',
      'O noapte, o clădire și o voce care știe prea multe.',
    ],
  ],
  concert: [
    [
      'Filmed from the third row, as if you had come early.',
      'صُوّر من الصف الثالث كأنك وصلت باكرًا.',
      'Filmé du troisième rang, comme si vous étiez arrivé tôt.',
      'Aus der dritten Reihe gefilmt, als wärst du früh gekommen.',
      'Filmado desde la tercera fila, como si hubieras llegado pronto.',
      'Filmat din rândul al treilea, de parcă ai fi venit devreme.',
    ],
    [
      'Forty minutes without a cut, and one song twice.',
      'أربعون دقيقة بلا قطع، وأغنية واحدة مرتين.',
      'Quarante minutes sans coupe, et une chanson deux fois.',
      'Vierzig Minuten ohne Schnitt und ein Lied zweimal.',
      'Cuarenta minutos sin cortes y una canción dos veces.',
      'Patruzeci de minute fără tăietură și un cântec de două ori.',
    ],
  ],
}
