// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Structures go into `NSValue` and come out of it by casts, as dictionaries of notifications are read.
@MainActor @Suite struct BoxedGeometryTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  private func expectBox<Value: Equatable>(
    _ value: Value, _ box: NSValue, _ other: NSValue, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let user: [AnyHashable: Any] = ["box": box, "other": other, "plain": value]
    #expect(user["box"] as? Value == value, sourceLocation: sourceLocation)
    #expect(user["plain"] as? Value == value, sourceLocation: sourceLocation)
    #expect(user["other"] as? Value == nil, sourceLocation: sourceLocation)
    #expect(user["box"] is Value, sourceLocation: sourceLocation)
    #expect(user["plain"] as? NSValue == box, sourceLocation: sourceLocation)
    #expect((box as Any) as! Value == value, sourceLocation: sourceLocation)
  }

  @Test func structuresComeOutOfTheirBoxes() {
    let other = NSValue(range: NSRange(location: 1, length: 2))
    expectBox(rect, NSValue(cgRect: rect), other)
    expectBox(rect.origin, NSValue(cgPoint: rect.origin), NSValue(cgRect: rect))
    expectBox(rect.size, NSValue(cgSize: rect.size), NSValue(cgPoint: .zero))
    expectBox(NSRange(location: 3, length: 4), NSValue(range: NSRange(location: 3, length: 4)), NSValue(cgSize: .zero))
    expectBox(CGVector(dx: 1, dy: 2), NSValue(cgVector: CGVector(dx: 1, dy: 2)), other)
    let turn = CGAffineTransform(rotationAngle: 1)
    expectBox(turn, NSValue(cgAffineTransform: turn), other)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectBox(insets, NSValue(uiEdgeInsets: insets), other)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectBox(directional, NSValue(directionalEdgeInsets: directional), other)
    expectBox(UIOffset(horizontal: 1, vertical: 2), NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)), other)
    let matrix = CATransform3DMakeRotation(1, 0, 0, 1)
    expectBox(matrix, NSValue(caTransform3D: matrix), other)
  }

  @Test func listsOfBoxesAreListsOfStructures() {
    let boxes: [Any] = [NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 1, y: 2))]
    #expect(boxes as? [CGPoint] == [.zero, CGPoint(x: 1, y: 2)])
    #expect(boxes as? [CGRect] == nil)
  }

  @Test func theKeyboardsFrameIsReadByACast() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    let root = UIViewController()
    root.view.addSubview(field)
    let phone = Phone(root: root)
    nonisolated(unsafe) var frames: [CGRect] = []
    nonisolated(unsafe) var durations: [Double] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { frames.append(frame) }
      if let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval {
        durations.append(duration)
      }
    }
    field.becomeFirstResponder()
    phone.advance(1)
    NotificationCenter.default.removeObserver(observer)
    #expect(frames.first?.width == 393)
    #expect(durations.first ?? 0 > 0)
  }
}
