/** What the first screen needs and nothing would ask for in time: it is on its way while the modules still come. */
import { ahead } from "./arrive.js";
import { preferred } from "./language.js";

ahead("sprites.svg");
ahead(`words/first-${preferred()}.ftl`);
