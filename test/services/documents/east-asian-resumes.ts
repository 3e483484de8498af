import type { JsonResume } from '../../../domain/resume/json-resume.ts';

/** Résumés in Traditional and Simplified Chinese, Japanese and Korean, with Latin words and numbers among them. */
export const eastAsianResumes: Record<
  'traditional' | 'simplified' | 'japanese' | 'korean',
  JsonResume
> = {
  traditional: {
    basics: {
      name: '李小龍',
      label: '高級後端工程師',
      location: { city: '香港', countryCode: 'HK' },
      summary:
        '專注於大型分散式系統與支付平台的設計，擁有十年以上經驗。曾帶領跨地區團隊，將核心交易系統遷移至 Kubernetes，並把平均回應時間由 800 毫秒降至 120 毫秒（P99 低於 300 毫秒）。',
    },
    work: [
      {
        name: '示例科技有限公司',
        position: '後端工程師',
        startDate: '2021-03',
        highlights: [
          '設計並導入「雙重記帳」機制，對帳時間由四小時縮短為十五分鐘；錯誤率下降九成。',
        ],
      },
    ],
    skills: [{ name: '語言', keywords: ['粵語', '英語'] }],
  },
  simplified: {
    basics: { name: '王小明', label: '后端工程师' },
    work: [
      {
        name: '示例科技',
        position: '后端工程师',
        startDate: '2021-03',
        highlights: ['负责支付系统'],
      },
    ],
  },
  japanese: {
    basics: {
      name: '山田 太郎',
      label: 'バックエンドエンジニア',
      location: { city: '東京都渋谷区', countryCode: 'JP' },
      summary:
        '決済基盤の設計・開発に十年以上携わってきました。平均応答時間を800ミリ秒から120ミリ秒へ短縮。チームは「品質を最初から」をモットーに、レビューと自動テストを徹底しています。',
    },
    work: [
      {
        name: '株式会社サンプル',
        position: 'テックリード',
        startDate: '2018-04',
        highlights: ['新人エンジニア（5名）の育成を担当。'],
      },
    ],
  },
  korean: {
    basics: {
      name: '김민수',
      label: '백엔드 엔지니어',
      location: { city: '서울특별시', countryCode: 'KR' },
      summary:
        '결제 플랫폼을 설계하고 운영하며 10년 이상의 경력을 쌓았습니다. 마이크로서비스 전환을 주도하여 평균 응답 시간을 800밀리초에서 120밀리초로 단축하였습니다.',
    },
    work: [
      {
        name: '주식회사 예시',
        position: '테크 리드',
        startDate: '2019-05',
        highlights: ['하루 삼백만 건의 거래를 처리하는 결제 시스템(PostgreSQL)을 개발했습니다.'],
      },
    ],
  },
};
