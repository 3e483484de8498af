import type { LetterPhrases } from './letter-phrases.ts';

export const chinese: LetterPhrases = {
  greeting: {
    direct: ['您好：', '您好：'],
    warm: ['{company}团队，您好：', '您好：'],
    formal: ['尊敬的招聘负责人：', '尊敬的招聘负责人：'],
  },
  subject: '应聘：{title}',
  closing: { direct: '谢谢！', warm: '祝好！', formal: '顺颂商祺' },
  opening: {
    direct: ['我应聘{company}的“{title}”职位。', '我正在寻找新的职位。'],
    warm: [
      '{company}的“{title}”职位引起了我的兴趣，我非常希望应聘。',
      '我正在寻找新的职位，非常希望与您交流。',
    ],
    formal: ['谨此应聘{company}的“{title}”职位。', '谨此应聘贵公司的合适职位。'],
  },
  now: '我目前在{employer}担任“{position}”。',
  before: '此前我在{employer}担任“{position}”。',
  done: '我在{employer}的工作包括：',
  skills: {
    direct: '我能为该职位带来：{skills}。',
    warm: '我很乐意为团队带来：{skills}。',
    formal: '我的简历更详细地列出了：{skills}。',
  },
  study: '我的学业：{study}。',
  languages: '我的语言：{languages}。',
  ending: {
    direct: '期待与您面谈。',
    warm: '非常期待与您交流。',
    formal: '恳请给予面试机会，时间以您方便为准。',
  },
  list: ['、', '、'],
  sentences: '',
};

export const traditionalChinese: LetterPhrases = {
  greeting: {
    direct: ['您好：', '您好：'],
    warm: ['{company}團隊，您好：', '您好：'],
    formal: ['敬啟者：', '敬啟者：'],
  },
  subject: '應徵：{title}',
  closing: { direct: '謝謝！', warm: '祝好！', formal: '順頌商祺' },
  opening: {
    direct: ['我應徵{company}的「{title}」職位。', '我正在尋找新的職位。'],
    warm: [
      '{company}的「{title}」職位引起了我的興趣，我非常希望應徵。',
      '我正在尋找新的職位，非常希望與您交流。',
    ],
    formal: ['謹此應徵{company}的「{title}」職位。', '謹此應徵貴公司的合適職位。'],
  },
  now: '我目前在{employer}擔任「{position}」。',
  before: '此前我在{employer}擔任「{position}」。',
  done: '我在{employer}的工作包括：',
  skills: {
    direct: '我能為該職位帶來：{skills}。',
    warm: '我很樂意為團隊帶來：{skills}。',
    formal: '我的履歷更詳細地列出了：{skills}。',
  },
  study: '我的學業：{study}。',
  languages: '我的語言：{languages}。',
  ending: {
    direct: '期待與您面談。',
    warm: '非常期待與您交流。',
    formal: '懇請給予面試機會，時間以您方便為準。',
  },
  list: ['、', '、'],
  sentences: '',
};

export const japanese: LetterPhrases = {
  greeting: {
    direct: ['採用ご担当者様', '採用ご担当者様'],
    warm: ['{company} 採用ご担当者様', '採用ご担当者様'],
    formal: ['{company} 採用ご担当者様', '採用ご担当者様'],
  },
  subject: '応募職種：{title}',
  closing: {
    direct: 'よろしくお願いいたします。',
    warm: 'お話しできることを楽しみにしております。',
    formal: '何卒よろしくお願い申し上げます。',
  },
  opening: {
    direct: ['{company}の「{title}」の職に応募いたします。', '新しい職を探しております。'],
    warm: [
      '{company}の「{title}」の求人に関心を持ち、ぜひ応募したく存じます。',
      '新しい職を探しており、ぜひお話しできれば幸いです。',
    ],
    formal: [
      'このたび{company}の「{title}」の職に応募いたしたく、ご連絡申し上げます。',
      'このたび貴社への応募をいたしたく、ご連絡申し上げます。',
    ],
  },
  now: '現在は{employer}にて「{position}」を務めております。',
  before: '以前は{employer}にて「{position}」を務めておりました。',
  done: '{employer}での業務は次のとおりです。',
  skills: {
    direct: 'この職に活かせるもの：{skills}。',
    warm: '次のもので貢献できれば幸いです：{skills}。',
    formal: '職務経歴書に詳しく記載しているもの：{skills}。',
  },
  study: '学歴：{study}。',
  languages: '語学：{languages}。',
  ending: {
    direct: '面接の機会をいただければ幸いです。',
    warm: 'ぜひ一度お話しする機会をいただければ嬉しく存じます。',
    formal: 'ご都合のよい折に、面接の機会を賜れますと幸いに存じます。',
  },
  list: ['、', '、'],
  sentences: '',
};

export const korean: LetterPhrases = {
  greeting: {
    direct: ['안녕하세요.', '안녕하세요.'],
    warm: ['{company} 팀 여러분, 안녕하세요.', '안녕하세요.'],
    formal: ['채용 담당자님께', '채용 담당자님께'],
  },
  subject: '지원: {title}',
  closing: { direct: '감사합니다.', warm: '따뜻한 인사를 전하며', formal: '삼가 올립니다.' },
  opening: {
    direct: ['{company}의 {title} 직무에 지원합니다.', '새로운 일자리를 찾고 있습니다.'],
    warm: [
      '{company}의 {title} 직무에 관심이 생겨 꼭 지원하고 싶습니다.',
      '새로운 일자리를 찾고 있으며 꼭 이야기 나누고 싶습니다.',
    ],
    formal: [
      '{company}의 {title} 직무에 지원하고자 글을 올립니다.',
      '귀사의 적합한 직무에 지원하고자 글을 올립니다.',
    ],
  },
  now: '현재 {employer}에서 {position} 직무를 맡고 있습니다.',
  before: '이전에는 {employer}에서 {position} 직무를 맡았습니다.',
  done: '{employer}에서 한 일은 다음과 같습니다:',
  skills: {
    direct: '이 직무에 다음을 활용하겠습니다: {skills}.',
    warm: '팀에 다음으로 기여하고 싶습니다: {skills}.',
    formal: '이력서에 다음을 자세히 적었습니다: {skills}.',
  },
  study: '학업: {study}.',
  languages: '언어: {languages}.',
  ending: {
    direct: '면접 기회를 주시면 감사하겠습니다.',
    warm: '함께 이야기 나눌 수 있으면 매우 기쁘겠습니다.',
    formal: '편하신 때에 면접 기회를 주시기를 부탁드립니다.',
  },
  list: [', ', ', '],
};
