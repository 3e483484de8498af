import type { ThemePerson } from './people.ts';

export const eastAsianPeople: readonly ThemePerson[] = [
  {
    language: 'zh',
    resume: {
      basics: {
        name: '林晓棠',
        label: '高级前端工程师',
        email: 'lin.xiaotang@mail.example',
        phone: '+86 138 0013 8000',
        summary: '八年前端开发经验，专注于大型电商平台的性能优化和组件库建设，带领过六人团队。',
        location: { city: '上海', countryCode: 'CN' },
      },
      work: [
        {
          name: '云启网络科技有限公司',
          position: '高级前端工程师',
          startDate: '2020-03',
          highlights: ['首屏时间从三秒降到一秒', '负责公司组件库的设计与维护'],
        },
        {
          name: '远山信息技术有限公司',
          position: '前端工程师',
          startDate: '2016-07',
          endDate: '2020-02',
          highlights: ['参与开发订单管理系统', '编写自动化测试'],
        },
      ],
      education: [
        {
          institution: '华东理工大学',
          studyType: '学士',
          area: '软件工程',
          startDate: '2012-09',
          endDate: '2016-06',
        },
      ],
      skills: [
        { name: 'TypeScript' },
        { name: 'React' },
        { name: '性能优化' },
        { name: '团队管理' },
      ],
      languages: [
        { language: '中文', fluency: '母语' },
        { language: '英语', fluency: '流利' },
      ],
    },
  },
  {
    language: 'ja',
    resume: {
      basics: {
        name: '森田 彩花',
        label: 'プロダクトマネージャー',
        email: 'morita.ayaka@mail.example',
        phone: '+81 90-1234-5678',
        summary: '金融系サービスの企画と開発に九年携わり、利用者の声から改善を進めてきました。',
        location: { city: '東京', countryCode: 'JP' },
      },
      work: [
        {
          name: '株式会社あおばペイ',
          position: 'プロダクトマネージャー',
          startDate: '2019-04',
          highlights: ['決済アプリの継続率を二割改善', '開発チーム八名との優先順位づけ'],
        },
        {
          name: '北斗システムズ株式会社',
          position: 'システムエンジニア',
          startDate: '2014-04',
          endDate: '2019-03',
          highlights: ['銀行向け基幹システムの保守', '新人研修の講師を担当'],
        },
      ],
      education: [
        {
          institution: '横浜中央大学',
          studyType: '学士',
          area: '情報工学',
          startDate: '2010-04',
          endDate: '2014-03',
        },
      ],
      skills: [{ name: '要件定義' }, { name: 'SQL' }, { name: 'Figma' }],
      languages: [
        { language: '日本語', fluency: '母語' },
        { language: '英語', fluency: 'ビジネス' },
      ],
    },
  },
];

export const rightToLeftPeople: readonly ThemePerson[] = [
  {
    language: 'ar',
    resume: {
      basics: {
        name: 'سلمى عبد الرحمن',
        label: 'مهندسة برمجيات',
        email: 'salma@mail.example',
        phone: '+971 50 123 4567',
        summary:
          'مهندسة برمجيات بخبرة سبع سنوات في بناء أنظمة الدفع الإلكتروني وقيادة الفرق الصغيرة.',
        location: { city: 'دبي', countryCode: 'AE' },
      },
      work: [
        {
          name: 'شركة الأفق للتقنية',
          position: 'مهندسة برمجيات أولى',
          startDate: '2020-01',
          highlights: ['تصميم منصة دفع تخدم مليون مستخدم', 'إدارة فريق من خمسة مهندسين'],
        },
        {
          name: 'شركة النخيل للحلول الرقمية',
          position: 'مطورة تطبيقات',
          startDate: '2016-06',
          endDate: '2019-12',
          highlights: ['تطوير تطبيقات الهاتف', 'كتابة الاختبارات الآلية'],
        },
      ],
      education: [
        {
          institution: 'جامعة الشارقة',
          studyType: 'بكالوريوس',
          area: 'هندسة الحاسوب',
          startDate: '2012-09',
          endDate: '2016-05',
        },
      ],
      skills: [{ name: 'Java' }, { name: 'قواعد البيانات' }, { name: 'إدارة المشاريع' }],
      languages: [
        { language: 'العربية', fluency: 'اللغة الأم' },
        { language: 'الإنجليزية', fluency: 'ممتاز' },
      ],
    },
  },
];
