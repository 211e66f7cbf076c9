// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Swift Testing looks for this module wherever a test imports both Testing and UIKit; without it such a test does not
// compile. It is empty because nothing has to be added.
