import { mount } from 'svelte';

import App from './App.svelte';
import './style/fonts.css';
import './kit/style.css';
import './kit/settings.svelte';
import { watchHands } from './lib/keyboard';
import { reloadWhenRenewed } from './lib/renewed';
import { router } from './lib/router.svelte';

reloadWhenRenewed();
watchHands();
router.listen();
const place = document.getElementById('app');
if (place) mount(App, { target: place });
