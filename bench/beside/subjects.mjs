/**
 * Where each subject has its bell, its badge and its rows. The first is the one that the others are compared with. One that
 * draws every row it has loaded is scrolled through a thousand of them only: with ten thousand Chromium gives up.
 */
export const subjects = {
  carillon: {
    bell: '[data-carillon="bell"]',
    badge: '[data-carillon="badge"]',
    row: '[data-carillon="message-item"]',
  },
  courier: {
    bell: 'courier-inbox-menu-button',
    badge: 'courier-inbox-menu-button #unread-badge',
    row: 'courier-inbox-list-item',
    drawsAll: true,
  },
  knock: {
    bell: '.rnf-notification-icon-button',
    badge: '.rnf-unseen-badge',
    row: '.rnf-notification-cell',
    drawsAll: true,
  },
  novu: {
    bell: '.nv-inbox__popoverTrigger',
    badge: '.nv-bellDot',
    row: '.nv-notification',
    drawsAll: true,
  },
  'floor-react': { bell: '.bell', badge: '.badge', row: 'article' },
  'floor-kit': { bell: '.bell', badge: '.badge', row: 'article' },
};

/** The line in bytes a second, its answers in milliseconds. Chromium must take both for 4g: on a slower line inboxes load less. */
export const profiles = {
  local: { slowdown: 1, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  phone: { slowdown: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
