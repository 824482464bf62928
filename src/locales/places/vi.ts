import type { PlaceStrings } from '../placeStrings.ts';

/** Vietnamese. */
export const strings: PlaceStrings = {
  archive: 'Lưu trữ',
  unarchive: 'Chuyển vào hộp thư đến',
  archivedTab: 'Đã lưu trữ',
  archived: 'Đã lưu trữ',
  manyArchived: 'Đã lưu trữ {count} thông báo',
  backInInbox: 'Đã trở lại hộp thư đến',
  snooze: 'Tạm ẩn',
  inAnHour: 'Sau một giờ nữa',
  thisEvening: 'Tối nay',
  tomorrow: 'Ngày mai',
  nextWeek: 'Tuần sau',
  chooseTime: 'Chọn thời gian…',
  snoozeUntil: 'Tạm ẩn đến',
  unsnooze: 'Ngừng tạm ẩn',
  snoozedTab: 'Đã tạm ẩn',
  snoozedUntil: 'Đã tạm ẩn đến {time}',
  manySnoozed: 'Đã tạm ẩn {count} thông báo',
  cameBack: 'Hết thời gian tạm ẩn',
  noArchived: 'Không có gì được lưu trữ',
  noSnoozed: 'Không có gì đang tạm ẩn',
  severityHigh: 'Ưu tiên cao',
  severityMedium: 'Ưu tiên trung bình',
  severityLow: 'Ưu tiên thấp',
};
