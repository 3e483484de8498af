import type { LetterPhrases } from './letter-phrases.ts';

export const greek: LetterPhrases = {
  greeting: {
    direct: ['Καλημέρα σας,', 'Καλημέρα σας,'],
    warm: ['Γεια σας, ομάδα της {company},', 'Γεια σας,'],
    formal: ['Αξιότιμη κυρία, αξιότιμε κύριε,', 'Αξιότιμη κυρία, αξιότιμε κύριε,'],
  },
  subject: 'Υποψηφιότητα: {title}',
  closing: {
    direct: 'Με εκτίμηση,',
    warm: 'Με θερμούς χαιρετισμούς,',
    formal: 'Με ιδιαίτερη εκτίμηση,',
  },
  opening: {
    direct: [
      'Υποβάλλω την υποψηφιότητά μου για τη θέση «{title}» στην εταιρεία {company}.',
      'Αναζητώ νέα εργασία.',
    ],
    warm: [
      'Η θέση «{title}» στην εταιρεία {company} μου τράβηξε την προσοχή, και θα ήθελα πολύ να υποβάλω την υποψηφιότητά μου.',
      'Αναζητώ νέα εργασία και θα ήθελα πολύ να μιλήσουμε.',
    ],
    formal: [
      'Με την παρούσα υποβάλλω την υποψηφιότητά μου για τη θέση «{title}» στην εταιρεία {company}.',
      'Με την παρούσα υποβάλλω την υποψηφιότητά μου για μια κατάλληλη θέση.',
    ],
  },
  now: 'Σήμερα εργάζομαι ως {position} στην εταιρεία {employer}.',
  before: 'Προηγουμένως εργάστηκα ως {position} στην εταιρεία {employer}.',
  done: 'Η εργασία μου στην εταιρεία {employer} με λίγα λόγια:',
  skills: {
    direct: 'Στη θέση αυτή φέρνω: {skills}.',
    warm: 'Με χαρά θα προσφέρω στην ομάδα σας: {skills}.',
    formal: 'Το βιογραφικό μου δείχνει αναλυτικότερα: {skills}.',
  },
  study: 'Οι σπουδές μου: {study}.',
  languages: 'Οι γλώσσες μου: {languages}.',
  ending: {
    direct: 'Είμαι στη διάθεσή σας για μια συνέντευξη.',
    warm: 'Θα χαρώ πολύ να μιλήσουμε.',
    formal: 'Παραμένω στη διάθεσή σας για μια συνέντευξη.',
  },
  list: [', ', ' και '],
};

export const indonesian: LetterPhrases = {
  greeting: {
    direct: ['Selamat pagi,', 'Selamat pagi,'],
    warm: ['Halo tim {company},', 'Halo,'],
    formal: ['Dengan hormat,', 'Dengan hormat,'],
  },
  subject: 'Lamaran: {title}',
  closing: { direct: 'Salam,', warm: 'Salam hangat,', formal: 'Hormat saya,' },
  opening: {
    direct: ['Saya melamar posisi {title} di {company}.', 'Saya mencari pekerjaan baru.'],
    warm: [
      'Posisi {title} di {company} menarik perhatian saya, dan saya ingin sekali melamarnya.',
      'Saya mencari pekerjaan baru dan ingin sekali berbincang.',
    ],
    formal: [
      'Melalui surat ini saya mengajukan lamaran untuk posisi {title} di {company}.',
      'Melalui surat ini saya mengajukan lamaran untuk posisi yang sesuai.',
    ],
  },
  now: 'Saat ini saya bekerja sebagai {position} pada {employer}.',
  before: 'Sebelumnya saya bekerja sebagai {position} pada {employer}.',
  done: 'Pekerjaan saya di {employer} antara lain:',
  skills: {
    direct: 'Untuk posisi ini saya membawa: {skills}.',
    warm: 'Dengan senang hati saya membawa ke tim: {skills}.',
    formal: 'Daftar riwayat hidup saya memuat lebih rinci: {skills}.',
  },
  study: 'Pendidikan saya: {study}.',
  languages: 'Bahasa saya: {languages}.',
  ending: {
    direct: 'Saya siap untuk wawancara.',
    warm: 'Saya akan senang sekali dapat berbincang.',
    formal: 'Saya siap mengikuti wawancara pada waktu yang sesuai.',
  },
  list: [', ', ' dan '],
};

export const hindi: LetterPhrases = {
  greeting: {
    direct: ['नमस्ते,', 'नमस्ते,'],
    warm: ['{company} की टीम को नमस्ते,', 'नमस्ते,'],
    formal: ['महोदया / महोदय,', 'महोदया / महोदय,'],
  },
  subject: 'आवेदन: {title}',
  closing: { direct: 'सधन्यवाद,', warm: 'हार्दिक शुभकामनाओं सहित,', formal: 'सादर,' },
  opening: {
    direct: ['कृपया {company} में {title} पद के लिए मेरा आवेदन स्वीकार करें।', 'मुझे नए काम की तलाश है।'],
    warm: [
      '{company} में {title} पद में मेरी गहरी रुचि है और इसके लिए मेरा आवेदन प्रस्तुत है।',
      'मुझे नए काम की तलाश है और आपसे बात करके मुझे खुशी होगी।',
    ],
    formal: [
      'सविनय निवेदन है कि {company} में {title} पद के लिए मेरा आवेदन स्वीकार करें।',
      'सविनय निवेदन है कि किसी उपयुक्त पद के लिए मेरे आवेदन पर विचार करें।',
    ],
  },
  now: 'मेरा वर्तमान पद: {employer} में {position}।',
  before: 'मेरा पिछला पद: {employer} में {position}।',
  done: '{employer} में मेरा काम संक्षेप में:',
  skills: {
    direct: 'इस पद के लिए मेरा योगदान: {skills}।',
    warm: 'आपकी टीम में इनसे योगदान देकर मुझे खुशी होगी: {skills}।',
    formal: 'मेरे जीवन-वृत्त में विस्तार से दिया गया है: {skills}।',
  },
  study: 'मेरी शिक्षा: {study}।',
  languages: 'मेरी भाषाएँ: {languages}।',
  ending: {
    direct: 'साक्षात्कार का अवसर मिलने पर मुझे खुशी होगी।',
    warm: 'आपसे बात करके मुझे बहुत खुशी होगी।',
    formal: 'कृपया अपनी सुविधा के अनुसार साक्षात्कार का अवसर दें।',
  },
  list: [', ', ' और '],
};

export const thai: LetterPhrases = {
  greeting: {
    direct: ['สวัสดี', 'สวัสดี'],
    warm: ['สวัสดีทีมงาน {company}', 'สวัสดี'],
    formal: ['เรียน ฝ่ายสรรหาบุคลากร', 'เรียน ฝ่ายสรรหาบุคลากร'],
  },
  subject: 'สมัครงานตำแหน่ง: {title}',
  closing: { direct: 'ขอบคุณ', warm: 'ด้วยความปรารถนาดี', formal: 'ขอแสดงความนับถือ' },
  opening: {
    direct: ['ข้าพเจ้าขอสมัครงานในตำแหน่ง {title} ที่ {company}', 'ข้าพเจ้ากำลังมองหางานใหม่'],
    warm: [
      'ตำแหน่ง {title} ที่ {company} ทำให้ข้าพเจ้าสนใจมาก และยินดีอย่างยิ่งที่จะสมัคร',
      'ข้าพเจ้ากำลังมองหางานใหม่ และยินดีอย่างยิ่งที่จะได้พูดคุยกัน',
    ],
    formal: [
      'ข้าพเจ้ามีความประสงค์จะสมัครงานในตำแหน่ง {title} ที่ {company}',
      'ข้าพเจ้ามีความประสงค์จะสมัครงานในตำแหน่งที่เหมาะสม',
    ],
  },
  now: 'ปัจจุบันข้าพเจ้าทำงานในตำแหน่ง {position} ที่ {employer}',
  before: 'ก่อนหน้านี้ข้าพเจ้าทำงานในตำแหน่ง {position} ที่ {employer}',
  done: 'งานของข้าพเจ้าที่ {employer} ได้แก่:',
  skills: {
    direct: 'สิ่งที่ข้าพเจ้านำมาสู่ตำแหน่งนี้: {skills}',
    warm: 'ข้าพเจ้ายินดีนำสิ่งเหล่านี้มาสู่ทีม: {skills}',
    formal: 'ประวัติย่อของข้าพเจ้าแสดงรายละเอียดเกี่ยวกับ: {skills}',
  },
  study: 'การศึกษาของข้าพเจ้า: {study}',
  languages: 'ภาษาของข้าพเจ้า: {languages}',
  ending: {
    direct: 'ข้าพเจ้ายินดีเข้ารับการสัมภาษณ์',
    warm: 'ข้าพเจ้ายินดีอย่างยิ่งที่จะได้พูดคุยกัน',
    formal: 'ข้าพเจ้าพร้อมเข้ารับการสัมภาษณ์ในเวลาที่ท่านสะดวก',
  },
  list: [', ', ' และ '],
};
