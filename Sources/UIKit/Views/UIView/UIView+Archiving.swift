// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  func refuseArchive() -> Never { fatalError("\(type(of: self)): views can't be written into archives here") }
}
