import { Component, type ComponentType } from 'react';
import type { LegacyPage } from './host.ts';
import { NovuProvider, useNotifications } from './widget.ts';

type Feed = ReturnType<typeof useNotifications>;

/** The hook as a property, as classes take it. */
function withNotifications(Inner: ComponentType<{ feed: Feed }>) {
  return function WithNotifications() {
    return <Inner feed={useNotifications()} />;
  };
}

class List extends Component<{ feed: Feed }, { changes: number; count: number }> {
  override state = { changes: 0, count: 0 };

  override componentDidUpdate(before: { feed: Feed }) {
    const { notifications } = this.props.feed;
    if (before.feed.notifications !== notifications) {
      this.setState(({ changes }) => ({ changes: changes + 1, count: notifications?.length ?? 0 }));
    }
  }

  override render() {
    const { markAllNotificationsAsRead, unreadCount } = this.props.feed;
    return (
      <>
        <output>
          {this.state.count} messages, {unreadCount} unread
          {this.state.changes > 20 ? ', too many changes' : ''}
        </output>
        <button type="button" onClick={markAllNotificationsAsRead}>
          Read everything
        </button>
      </>
    );
  }
}

const Connected = withNotifications(List);

/** A page of class components. */
export const classPage: LegacyPage = {
  title: 'class components',
  Host: ({ identity }) => (
    <NovuProvider {...identity} initialFetchingStrategy={{ fetchNotifications: true }}>
      <Connected />
    </NovuProvider>
  ),
  steps: [{ says: '3 messages, 3 unread' }, { press: 'Read everything' }, { says: '3 messages, 0 unread' }],
};
