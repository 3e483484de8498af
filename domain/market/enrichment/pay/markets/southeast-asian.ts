import type { PayMarket } from './pay-market.ts';

export const indonesia: PayMarket = {
  countries: ['ID'],
  currency: 'IDR',
  currencyWords: { rp: 'IDR', 'rp.': 'IDR', rupiah: 'IDR' },
  multipliers: { juta: 1_000_000, jt: 1_000_000, ribu: 1_000, rb: 1_000, k: 1_000 },
  to: 's\\/?d|sampai(?: dengan)?|hingga',
  between: 'antara',
  and: 'dan',
  pay: 'gaji(?: pokok)?|upah|penghasilan|pendapatan|salary',
  gross: '(?:bersih|kotor|pokok)',
  periods: [
    ['hour', '(?:per|\\/) ?jam'],
    ['day', '(?:per|\\/) ?hari|harian'],
    ['month', '(?:per|\\/) ?(?:bulan|bln)|bulanan|sebulan'],
    ['year', '(?:per|\\/) ?tahun|tahunan'],
  ],
  other:
    'bonus|tunjangan|thr|komisi|insentif|omzet|omset|investasi|modal|uang (?:makan|transport)|miliar',
  monthly: [1_000_000, 150_000_000],
  yearly: 160_000_000,
  bareRanges: true,
  spaced: true,
};

export const thailand: PayMarket = {
  countries: ['TH'],
  currency: 'THB',
  currencyWords: { บาท: 'THB', '฿': 'THB', baht: 'THB' },
  multipliers: { k: 1_000 },
  to: 'ถึง',
  between: '',
  and: '',
  pay: 'เงินเดือน|ค่าจ้าง|รายได้|ค่าแรง|salary',
  gross: '(?:สุทธิ)',
  periods: [
    ['hour', 'ต่อชั่วโมง|รายชั่วโมง|[/]\\s?(?:ชม|ชั่วโมง)'],
    ['day', 'ต่อวัน|รายวัน|[/]\\s?วัน|ค่าแรง'],
    ['month', 'ต่อเดือน|เงินเดือน|[/]\\s?เดือน'],
    ['year', 'ต่อปี|[/]\\s?ปี'],
  ],
  other: 'โบนัส|คอมมิชชั่น|เบี้ยขยัน|ค่าเดินทาง|ประกัน|ทุนจดทะเบียน|ยอดขาย|ล้าน|ค่าอาหาร',
  monthly: [8_000, 500_000],
  yearly: 520_000,
  bareRanges: true,
  spaced: false,
};

export const vietnam: PayMarket = {
  countries: ['VN'],
  currency: 'VND',
  currencyWords: { đ: 'VND', đồng: 'VND', vnđ: 'VND', vnd: 'VND', $: 'USD' },
  multipliers: { triệu: 1_000_000, tr: 1_000_000, nghìn: 1_000, k: 1_000 },
  to: 'đến|tới',
  between: 'từ',
  and: 'đến|tới',
  pay: '(?:mức )?lương(?: cơ bản| cứng)?|thu nhập|salary',
  gross: '(?:gross|net)',
  periods: [
    ['hour', '(?:một|mỗi|\\/) ?giờ|theo giờ'],
    ['day', '(?:một|mỗi|\\/) ?ngày'],
    ['month', '(?:một|mỗi|hàng|\\/) ?tháng'],
    ['year', '(?:một|mỗi|\\/) ?năm'],
  ],
  other: 'thưởng|hoa hồng|phụ cấp|doanh thu|vốn|đầu tư|bảo hiểm|trợ cấp|tỷ',
  monthly: [3_000_000, 200_000_000],
  yearly: 210_000_000,
  bareRanges: true,
  spaced: true,
};
