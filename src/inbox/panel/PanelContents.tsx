'use client';

import { List } from '../message-list/List.tsx';
import { Status } from '../status/Status.tsx';
import { Close } from './Close.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import { Title } from './Title.tsx';

/** The ready-made panel: what stands in a popover or a page when the host composes nothing itself. */
export function PanelContents() {
  return (
    <>
      <Header>
        <Title />
        <MarkAllRead />
        <Close />
      </Header>
      <Status />
      <List groupBy="day" />
      <Footer />
    </>
  );
}
