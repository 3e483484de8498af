import type { LetterPhrases } from './letter-phrases.ts';

export const finnish: LetterPhrases = {
  greeting: {
    direct: ['Hei,', 'Hei,'],
    warm: ['Hei {company},', 'Hei,'],
    formal: ['Arvoisa vastaanottaja,', 'Arvoisa vastaanottaja,'],
  },
  subject: 'Hakemus: {title}',
  closing: {
    direct: 'Ystävällisin terveisin',
    warm: 'Lämpimin terveisin',
    formal: 'Kunnioittavasti',
  },
  opening: {
    direct: ['Haen tehtävää ”{title}” yrityksessä {company}.', 'Haen uutta työtä.'],
    warm: [
      'Tehtävä ”{title}” yrityksessä {company} herätti kiinnostukseni, ja haen sitä mielelläni.',
      'Haen uutta työtä ja kuulisin teistä mielelläni.',
    ],
    formal: [
      'Täten haen tehtävää ”{title}” yrityksessä {company}.',
      'Täten haen sopivaa tehtävää yrityksestänne.',
    ],
  },
  now: 'Nykyinen tehtäväni on ”{position}” yrityksessä {employer}.',
  before: 'Aiempi tehtäväni oli ”{position}” yrityksessä {employer}.',
  done: 'Työni yrityksessä {employer} lyhyesti:',
  skills: {
    direct: 'Tehtävään tuon mukanani: {skills}.',
    warm: 'Tuon mielelläni tiimiinne: {skills}.',
    formal: 'Ansioluetteloni kertoo tarkemmin: {skills}.',
  },
  study: 'Koulutukseni: {study}.',
  languages: 'Kielitaitoni: {languages}.',
  ending: {
    direct: 'Kerron mielelläni lisää haastattelussa.',
    warm: 'Tapaisin teidät hyvin mielelläni.',
    formal: 'Kerron mielelläni lisää haastattelussa teille sopivana aikana.',
  },
  list: [', ', ' ja '],
};

export const turkish: LetterPhrases = {
  greeting: {
    direct: ['Merhaba,', 'Merhaba,'],
    warm: ['Merhaba {company} ekibi,', 'Merhaba,'],
    formal: ['Sayın Yetkili,', 'Sayın Yetkili,'],
  },
  subject: 'Başvuru: {title}',
  closing: {
    direct: 'Saygılarımla,',
    warm: 'Sevgi ve saygılarımla,',
    formal: 'Saygılarımla arz ederim,',
  },
  opening: {
    direct: ['{company} bünyesindeki {title} pozisyonuna başvuruyorum.', 'Yeni bir iş arıyorum.'],
    warm: [
      '{company} bünyesindeki {title} pozisyonu ilgimi çekti ve bu pozisyona memnuniyetle başvuruyorum.',
      'Yeni bir iş arıyorum ve sizinle görüşmeyi çok isterim.',
    ],
    formal: [
      '{company} bünyesindeki {title} pozisyonu için başvurumu bilgilerinize sunarım.',
      'Uygun bir pozisyon için başvurumu bilgilerinize sunarım.',
    ],
  },
  now: 'Şu anki görevim: {employer} bünyesinde {position}.',
  before: 'Önceki görevim: {employer} bünyesinde {position}.',
  done: '{employer} bünyesindeki çalışmalarımdan:',
  skills: {
    direct: 'Bu pozisyona katacaklarım: {skills}.',
    warm: 'Ekibinize memnuniyetle katacaklarım: {skills}.',
    formal: 'Özgeçmişimde ayrıntılı olarak yer alanlar: {skills}.',
  },
  study: 'Eğitimim: {study}.',
  languages: 'Bildiğim diller: {languages}.',
  ending: {
    direct: 'Sizinle bir görüşme yapmak isterim.',
    warm: 'Sizinle konuşmak beni çok mutlu eder.',
    formal: 'Uygun gördüğünüz bir zamanda görüşmeye hazırım.',
  },
  list: [', ', ' ve '],
};

export const vietnamese: LetterPhrases = {
  greeting: {
    direct: ['Kính chào Quý công ty,', 'Kính chào Quý công ty,'],
    warm: ['Xin chào đội ngũ {company},', 'Xin chào,'],
    formal: ['Kính gửi bộ phận tuyển dụng,', 'Kính gửi bộ phận tuyển dụng,'],
  },
  subject: 'Ứng tuyển: {title}',
  closing: { direct: 'Trân trọng,', warm: 'Thân mến,', formal: 'Kính thư,' },
  opening: {
    direct: ['Tôi ứng tuyển vị trí {title} tại {company}.', 'Tôi đang tìm một công việc mới.'],
    warm: [
      'Vị trí {title} tại {company} đã thu hút sự chú ý của tôi, và tôi rất mong được ứng tuyển.',
      'Tôi đang tìm một công việc mới và rất mong được trao đổi với Quý công ty.',
    ],
    formal: [
      'Tôi viết thư này để ứng tuyển vị trí {title} tại {company}.',
      'Tôi viết thư này để ứng tuyển một vị trí phù hợp tại Quý công ty.',
    ],
  },
  now: 'Hiện nay tôi làm {position} tại {employer}.',
  before: 'Trước đây tôi làm {position} tại {employer}.',
  done: 'Công việc của tôi tại {employer} gồm:',
  skills: {
    direct: 'Tôi mang đến cho vị trí này: {skills}.',
    warm: 'Tôi rất mong được đóng góp cho đội ngũ: {skills}.',
    formal: 'Sơ yếu lý lịch của tôi trình bày chi tiết hơn: {skills}.',
  },
  study: 'Học vấn của tôi: {study}.',
  languages: 'Ngôn ngữ của tôi: {languages}.',
  ending: {
    direct: 'Tôi mong có dịp trao đổi về vị trí này.',
    warm: 'Tôi rất vui nếu được trò chuyện cùng Quý công ty.',
    formal: 'Tôi sẵn sàng tham gia phỏng vấn vào thời gian phù hợp với Quý công ty.',
  },
  list: [', ', ' và '],
};
