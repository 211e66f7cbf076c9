// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A grid that is used with a keyboard alone.
class KeyboardGridViewController: UICollectionViewController {
  private(set) var focused: [Int?] = []
  private(set) var opened: [Int] = []
  private(set) var commands: [String] = []
  var blocked: Set<Int> = [4]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    return [
      UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(newItem(_:))),
      UIKeyCommand(
        title: "Delete", image: nil, action: #selector(deleteItem), input: UIKeyCommand.inputDelete, modifierFlags: [],
        propertyList: nil, discoverabilityTitle: nil),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(escape(_:))),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FocusCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.remembersLastFocusedIndexPath = true
    collectionView.allowsFocus = true
    collectionView.selectionFollowsFocus = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(newItem) { return opened.count < 3 }
    return super.canPerformAction(action, withSender: sender)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    !blocked.contains(indexPath.item)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focused.append(context.nextFocusedIndexPath?.item)
    if let previous = context.previouslyFocusedIndexPath, let cell = collectionView.cellForItem(at: previous) {
      coordinator.addCoordinatedAnimations({ cell.transform = .identity }, completion: nil)
    }
  }
  override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    IndexPath(item: 1, section: 0)
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    opened.append(indexPath.item)
  }
}

extension KeyboardGridViewController {
  @objc fileprivate func newItem(_ sender: Any?) { commands.append("new") }
  @objc fileprivate func deleteItem() { commands.append("delete") }
  @objc fileprivate func escape(_ sender: UIKeyCommand) {
    commands.append("escape \(sender.input == UIKeyCommand.inputEscape)")
  }

  override var preferredFocusEnvironments: [UIFocusEnvironment] { [collectionView] }
}

final class FocusCell: UICollectionViewCell {
  private(set) var keys: [String] = []
  override var canBecomeFocused: Bool { true }

  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations {
      if context.nextFocusedView === self {
        self.layer.borderWidth = 3
      } else if context.previouslyFocusedView === self {
        self.layer.borderWidth = 0
      }
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key else {
      super.pressesBegan(presses, with: event)
      return
    }
    switch key.keyCode {
    case .keyboardSpacebar where key.modifierFlags.contains(.shift):
      keys.append(key.charactersIgnoringModifiers)
    default:
      super.pressesBegan(presses, with: event)
    }
  }
}
