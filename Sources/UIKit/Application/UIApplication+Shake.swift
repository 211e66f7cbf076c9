// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Has the first responder, or the key window's root, hear that the device was shaken.
  func shake() {
    guard let window = keyWindow else { return }
    let responder = window.firstResponder ?? window.rootViewController ?? window
    let event = UIEvent(type: .motion)
    event.timestamp = now
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }
}

extension UIPress {
  /// Control, Command and Z shake the device, as in the simulator.
  var shakesDevice: Bool {
    guard let key, key.keyCode == .keyboardZ else { return false }
    return key.modifierFlags.isSuperset(of: [.control, .command])
  }
}
