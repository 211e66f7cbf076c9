// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

class NoteController: UIViewController {
  @IBOutlet private weak var noteLabel: UILabel!
  @IBOutlet private var dot: UIView!
  var note = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    noteLabel.text = note
  }

  @IBAction func turnRed(_ sender: UIButton) { dot.backgroundColor = .red }
}
