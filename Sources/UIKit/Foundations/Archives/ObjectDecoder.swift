// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A coder that gives an object of the kit what is kept of it, at the one moment when that can be done.
///
/// An app's class goes on after its `super.init(coder:)` and finds there the properties and the subviews that the nib has.
/// So they are given while the kit's own initialisers run, at the end of the last of them: each class of the kit that has
/// an `init(coder:)` ends it with `finishDecoding(coder, as:)`, and the one that is `kitClass` does it.
class ObjectDecoder: NSCoder {
  /// The class of the kit that is nearest to the object's own: what an app's class inherits from, or is.
  let kitClass: AnyClass

  init(kitClass: AnyClass) { self.kitClass = kitClass }

  /// Gives the object its properties and what it contains.
  func decode(into object: NSObject) {}
}

extension NSObject {
  /// The last line of an `init(coder:)` of the kit, with the class whose it is.
  func finishDecoding(_ coder: NSCoder, as type: AnyClass) {
    guard let coder = coder as? ObjectDecoder, coder.kitClass == type else { return }
    coder.decode(into: self)
  }
}
