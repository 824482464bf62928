import { defineInboxElement } from 'carillon-embed';
import { mount } from 'svelte';
import { createApp } from 'vue';
import InboxInSvelte from './InboxInSvelte.svelte';
import InboxInVue from './InboxInVue.vue';

defineInboxElement();

const query = new URLSearchParams(location.search);
const target = document.getElementById('app') as HTMLElement;
const props = { backend: query.get('backend') ?? '' };

if (query.get('host') === 'vue') {
  createApp(InboxInVue, props).mount(target);
} else {
  mount(InboxInSvelte, { target, props });
}
