// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Prints what the page's modules take from the kit's tables; `tessera-dev generate` and `check tables` start it.

print(LayerTable().text, terminator: "")
