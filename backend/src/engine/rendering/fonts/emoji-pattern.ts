/** Characters that a PDF leaves out, because no embedded font has them. */
export const emojiPattern = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;
